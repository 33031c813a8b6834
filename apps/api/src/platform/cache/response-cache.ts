import type { ByteEntry } from './cached-response';

/** No address of ours is as long; what is longer is somebody's invention and is answered without being kept. */
const MAX_KEY_LENGTH = 512;

/**
 * Finished answers of one content version and one day. Bounded by what they take up; the longest unused go first.
 * With another version or day everything is forgotten at the first look.
 */
export class ByteCache {
  private generation = '';
  private bytes = 0;
  private readonly entries = new Map<string, { readonly entry: ByteEntry; readonly bytes: number }>();

  constructor(private readonly maxBytes: number) {}

  find(generation: string, key: string): ByteEntry | undefined {
    if (generation !== this.generation) return undefined;
    const kept = this.entries.get(key);
    if (!kept) return undefined;
    // A Map keeps the order of insertion: putting it back makes it the newest.
    this.entries.delete(key);
    this.entries.set(key, kept);
    return kept.entry;
  }

  /** Keeps an answer that was begun under this generation; late ones of an earlier generation are not kept. */
  keep(generation: string, present: string, key: string, entry: ByteEntry): void {
    if (generation !== present || key.length > MAX_KEY_LENGTH) return;
    const bytes = entry.bytes + Buffer.byteLength(key);
    if (bytes > this.maxBytes / 4) return;
    if (present !== this.generation) this.clear(present);
    this.bytes += bytes - (this.entries.get(key)?.bytes ?? 0);
    this.entries.delete(key);
    this.entries.set(ownText(key), { entry, bytes });
    for (const [oldest, { bytes: freed }] of this.entries) {
      if (this.bytes <= this.maxBytes) break;
      this.entries.delete(oldest);
      this.bytes -= freed;
    }
  }

  private clear(generation: string): void {
    this.entries.clear();
    this.bytes = 0;
    this.generation = generation;
  }
}

/** The same text in memory of its own: a part cut from an address would keep the whole address, up to 16 KiB, alive. */
function ownText(text: string): string {
  return Buffer.from(text).toString();
}
