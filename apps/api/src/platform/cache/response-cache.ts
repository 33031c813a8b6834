import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';

/** Longer than any address of ours: whoever made it up is answered, but nothing is cached. */
const MAX_KEY_LENGTH = 512;

/**
 * Responses of one content version and one day. Bounded by the memory they take up, keys included; the least recently
 * used go first. A response of another version or day empties the cache.
 */
export class ResponseCache {
  private generation = '';
  private readonly responses: LRUCache<string, CachedResponse>;

  constructor(maxBytes: number) {
    this.responses = new LRUCache({
      maxSize: maxBytes,
      // One response leaves room for others.
      maxEntrySize: maxBytes / 4,
      sizeCalculation: ({ bytes }, key) => bytes + Buffer.byteLength(key),
    });
  }

  find(generation: string, key: string): CachedResponse | undefined {
    return generation === this.generation ? this.responses.get(key) : undefined;
  }

  /** Caches a response whose making began under `generation`, unless another one is `present` by now. */
  keep(generation: string, present: string, key: string, response: CachedResponse): void {
    if (generation !== present || key.length > MAX_KEY_LENGTH) return;
    if (present !== this.generation) this.responses.clear();
    this.generation = present;
    this.responses.set(ownCopy(key), response);
  }
}

/** The same text in memory of its own: a part cut from an address would keep the whole address, up to 16 KiB, alive. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}
