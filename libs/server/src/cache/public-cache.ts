import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '@ospite/domain/shared';
import { LRUCache } from 'lru-cache';
import { ContentVersion } from '../persistence/content/content-version';
import { recompress, type CachedResponse } from './cached-response';

const MEBIBYTE = 1_048_576;
/** Each kind (pages, addresses without a page, public reads) has memory of its own: a flood of one spares the others. */
const MAX_BYTES = { page: 48 * MEBIBYTE, missing: 2 * MEBIBYTE, read: 24 * MEBIBYTE } as const;
type CacheKind = keyof typeof MAX_BYTES;

/** Longer than any address of ours: responses to invented ones are not cached. */
const MAX_KEY_LENGTH = 512;
/** Pages that live shorter are not worth a second compression: each edit of the owner invalidates all of them. */
const REST_MS = 5_000;
/** Responses older than this that were not made again since the content changed are no longer compared. */
const EARLIER_MS = 15 * 60_000;

interface Entry {
  readonly generation: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly response: CachedResponse;
}

/**
 * Responses that are the same for everyone, cached under the content version and the day at the property. The producer
 * of a response takes the generation before it begins, so that a page rendered while a write commits is never cached
 * under the new version. Bounded by the memory they occupy, keys included; the least recently used go first. Source:
 * specification §11.
 *
 * Responses of earlier generations are never sent as they are. They stay for a while, so that an identical new response
 * need not be compressed again (`findEarlier`).
 */
@Injectable()
export class PublicCache {
  private readonly caches: Readonly<Record<CacheKind, LRUCache<string, Entry>>> = {
    page: cacheOf(MAX_BYTES.page),
    missing: cacheOf(MAX_BYTES.missing),
    read: cacheOf(MAX_BYTES.read),
  };
  /** How often a response was found, and how often one had to be made. */
  readonly lookups: Readonly<Record<CacheKind, { hits: number; misses: number }>> = {
    page: { hits: 0, misses: 0 },
    missing: { hits: 0, misses: 0 },
    read: { hits: 0, misses: 0 },
  };
  /** Set once a generation has its first page. */
  private recompression: NodeJS.Timeout | undefined;
  private cachedGeneration = '';
  private day = '';
  private dayEndsAt = 0;

  constructor(
    private readonly contentVersion: ContentVersion,
    private readonly clock: Clock,
  ) {}

  /** The content version and the day of responses that begin now. */
  generation(): string {
    return `${this.contentVersion.current()}|${this.today()}`;
  }

  /** The day at the property. Asking the calendar takes longer than a cached response, so it is asked once a minute. */
  today(): string {
    const now = this.clock.now();
    const time = now.getTime();
    if (time >= this.dayEndsAt || time < this.dayEndsAt - 60_000) {
      this.day = dayOf(now);
      // Days begin on a whole minute in every time zone.
      this.dayEndsAt = (Math.floor(time / 60_000) + 1) * 60_000;
    }
    return this.day;
  }

  find(kind: CacheKind, key: string): CachedResponse | undefined {
    const found = this.lookUp(kind, key);
    if (found) this.lookups[kind].hits += 1;
    return found;
  }

  /** The last response cached under an address, whatever has changed since. */
  findEarlier(kind: CacheKind, key: string): CachedResponse | undefined {
    return this.caches[kind].peek(key)?.response;
  }

  /** Caches a response begun in a generation, unless that generation is over. */
  keep(kind: CacheKind, generation: string, key: string, response: CachedResponse): void {
    this.lookups[kind].misses += 1;
    if (generation !== this.generation() || key.length > MAX_KEY_LENGTH) return;
    if (generation !== this.cachedGeneration) this.begin(generation);
    this.caches[kind].set(ownCopy(key), { generation, keptAt: this.clock.now().getTime(), response });
    if (kind === 'page')
      this.recompression ??= setTimeout(() => void this.recompressPages(generation), REST_MS).unref();
  }

  private begin(generation: string): void {
    const before = this.clock.now().getTime() - EARLIER_MS;
    for (const cache of Object.values(this.caches))
      for (const [key, { keptAt }] of [...cache.entries()]) if (keptAt < before) cache.delete(key);
    this.cachedGeneration = generation;
    clearTimeout(this.recompression);
    this.recompression = undefined;
  }

  /** One page at a time, most recently requested first, in the background; as long as they are current. */
  private async recompressPages(generation: string): Promise<void> {
    while (this.generation() === generation) {
      const page = [...this.caches.page.values()].find(
        (entry) => entry.generation === generation && !entry.response.isDense,
      );
      if (!page) break;
      // A page whose compression fails, as for lack of memory, stays as it is.
      await recompress(page.response).catch(() => undefined);
    }
    if (this.cachedGeneration === generation) this.recompression = undefined;
  }

  private lookUp(kind: CacheKind, key: string): CachedResponse | undefined {
    const entry = this.caches[kind].get(key);
    return entry?.generation === this.generation() ? entry.response : undefined;
  }
}

function cacheOf(maxBytes: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: maxBytes,
    // One response leaves room for others.
    maxEntrySize: maxBytes / 4,
    sizeCalculation: ({ response }, key) => response.bytes + Buffer.byteLength(key),
  });
}

/**
 * A copy of the text in memory of its own: a part cut from an address would keep the whole address, up to 16 KiB, alive.
 */
function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}
