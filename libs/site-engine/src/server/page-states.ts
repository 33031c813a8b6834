import { makeCachedResponse, type CachedResponse } from '@ospite/server/cache';
import { ASSET_HEADERS, transportHeaders } from '@ospite/server/headers';
import { LRUCache } from 'lru-cache';
import type { PageStateFile } from '../rendered-page';

/** Room for the states of some hundred pages in several content versions; the least recently used go first. */
const MAX_BYTES = 8 * 1_048_576;
/** Milliseconds for which a state outlives the content: a document and its script come within minutes. Our own figure. */
const STATE_KEPT_MS = 10 * 60_000;

interface PageStateOptions {
  /** Where states are served (`createRenderer`). */
  readonly prefix: string;
  /** The site is reached by HTTPS. */
  readonly isSecure: boolean;
}

/**
 * The states of the pages that everyone may see. A state's address holds the hash of its content, so it outlives the
 * content version: a document that was sent just before a change finds the state that it was rendered with. It does not
 * outlive it for long, nor in caches that others share, since what it says may have been erased.
 */
export class PageStates {
  private readonly cached = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 4,
    ttl: STATE_KEPT_MS,
    sizeCalculation: ({ bytes }, key) => bytes + Buffer.byteLength(key),
  });

  constructor(private readonly options: PageStateOptions) {}

  /** Whether an address is one of a state, which may be gone. */
  isState(address: string): boolean {
    return address.startsWith(this.options.prefix);
  }

  find(address: string): CachedResponse | undefined {
    return this.cached.get(address);
  }

  async keep({ address, json }: PageStateFile): Promise<void> {
    // Used again, it is no longer among the first to be evicted.
    if (this.cached.get(address)) return;
    const headers = [
      ...ASSET_HEADERS,
      ...transportHeaders(this.options.isSecure),
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Cache-Control', 'private, max-age=31536000, immutable'],
    ] as const;
    this.cached.set(address, await makeCachedResponse(200, headers, Buffer.from(json)));
  }

  /** The path of the page whose state is at an address; undefined for other addresses. */
  pageOf(address: string): string | undefined {
    if (!this.isState(address)) return undefined;
    const slash = address.indexOf('/', this.options.prefix.length);
    return slash < 0 ? undefined : address.slice(slash);
  }
}
