import type { ByteEntry } from './byte-entry';

/**
 * Finished answers of one content version and one day. Bounded by what they take up; the longest unused go first.
 * With another version or day everything is forgotten at the first look.
 */
export class ByteCache {
  private generation = '';
  private bytes = 0;
  private readonly entries = new Map<string, ByteEntry>();

  constructor(private readonly maxBytes: number) {}

  find(generation: string, key: string): ByteEntry | undefined {
    if (generation !== this.generation) return undefined;
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion: putting it back makes it the newest.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  /** Keeps an answer that was begun under this generation; late ones of an earlier generation are not kept. */
  keep(generation: string, present: string, key: string, entry: ByteEntry): void {
    if (generation !== present || entry.bytes > this.maxBytes / 4) return;
    if (present !== this.generation) this.clear(present);
    const replaced = this.entries.get(key);
    if (replaced) this.bytes -= replaced.bytes;
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.bytes += entry.bytes;
    for (const [oldest, { bytes }] of this.entries) {
      if (this.bytes <= this.maxBytes) break;
      this.entries.delete(oldest);
      this.bytes -= bytes;
    }
  }

  private clear(generation: string): void {
    this.entries.clear();
    this.bytes = 0;
    this.generation = generation;
  }
}
