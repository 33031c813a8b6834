import { archiveMoment } from './archive-name';
import { BackupStorage, type StoredArchive } from './backup-storage';

/** Archives in memory. */
export class MemoryBackupStorage extends BackupStorage {
  override readonly place = 'memory';
  readonly archives = new Map<string, Uint8Array>();
  /** What a killed process left. */
  unfinished = 0;
  private readonly unproven = new Set<string>();
  private readonly rejected = new Set<string>();
  private readonly proofs = new Map<string, Date>();

  override async isOnSameDisk(): Promise<boolean> {
    return true;
  }

  override async put(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const bytes: number[] = [];
    for await (const part of content) bytes.push(...part);
    this.unproven.add(name);
    this.archives.set(name, Uint8Array.from(bytes));
  }

  override async accept(name: string, at: Date): Promise<void> {
    this.unproven.delete(name);
    this.proofs.set(name, new Date(Math.trunc(at.getTime() / 1_000) * 1_000));
    this.rejected.clear();
  }

  override async reject(name: string): Promise<void> {
    this.rejected.add(name);
    await this.remove([name]);
  }

  override async damaged(): Promise<readonly string[]> {
    return [...this.rejected];
  }

  override async open(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const content = this.archives.get(name);
    return content && once(content);
  }

  override async list(): Promise<readonly StoredArchive[]> {
    return [...this.archives].flatMap(([name, { length: bytes }]) => {
      const at = archiveMoment(name);
      return at && !this.unproven.has(name) ? [{ name, at, bytes, provenAt: this.proofs.get(name) }] : [];
    });
  }

  override async remove(names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.archives.delete(name);
      this.proofs.delete(name);
      this.unproven.delete(name);
    }
  }

  override async removeUnfinished(): Promise<void> {
    this.unfinished = 0;
    await this.remove([...this.unproven]);
  }
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
