import { Injectable } from '@nestjs/common';
import { PAGE_STATE_PREFIX, type PageStateFile } from '@ospite/contracts/site';
import { LRUCache } from 'lru-cache';
import { type CachedResponse, makeCachedResponse } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { ASSET_HEADERS, transportHeaders } from '@ospite/server/headers';

/** Room for the states of some hundred pages in several content versions; the least recently used go first. */
const MAX_BYTES = 8 * 1_048_576;

/**
 * The states of the pages that everyone may see. A state's address holds the hash of its content, so it outlives the
 * content version: a document that was sent just before a change finds the state that it was rendered with.
 */
@Injectable()
export class PageStates {
  private readonly cached = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 4,
    sizeCalculation: ({ bytes }, key) => bytes + Buffer.byteLength(key),
  });

  constructor(private readonly config: Config) {}

  find(address: string): CachedResponse | undefined {
    return this.cached.get(address);
  }

  async keep({ address, json }: PageStateFile): Promise<void> {
    // Used again, it is none of those that go first.
    if (this.cached.get(address)) return;
    const headers = [
      ...ASSET_HEADERS,
      ...transportHeaders(this.config.isSecure),
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Cache-Control', 'public, max-age=31536000, immutable'],
    ] as const;
    this.cached.set(address, await makeCachedResponse(200, headers, Buffer.from(json)));
  }
}

/** The path of the page whose state is at an address; undefined for other addresses. */
export function pageOfState(address: string): string | undefined {
  if (!address.startsWith(PAGE_STATE_PREFIX)) return undefined;
  const slash = address.indexOf('/', PAGE_STATE_PREFIX.length);
  return slash < 0 ? undefined : address.slice(slash);
}
