import { archiveMoment, BackupStorage, type StoredArchive } from '@ospite/domain';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { FolderStorage } from '../platform/media/storage/folder-storage';
import type { MediaStorage } from '../platform/media/storage/media-storage';

/** Of an archive that nobody has accepted yet, and of one that was rejected, there is a file without content here. */
const UNPROVEN = 'unproven/';
const DAMAGED = 'damaged/';

/** Archives in a folder or a bucket, each a file of that name. */
export class StoredBackups extends BackupStorage {
  /** @param dataDir whose disk it may share */
  constructor(
    private readonly files: MediaStorage,
    private readonly dataDir: string,
  ) {
    super();
  }

  override get place(): string {
    return this.files.place;
  }

  override async isOnSameDisk(): Promise<boolean> {
    if (!(this.files instanceof FolderStorage)) return false;
    return (await diskOf(this.files.place)) === (await diskOf(this.dataDir));
  }

  override async put(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    // First, so that a process may be killed at any moment.
    await this.files.put(UNPROVEN + name, new Uint8Array());
    await this.files.putStream(name, content);
  }

  override async accept(name: string): Promise<void> {
    await this.files.remove([UNPROVEN + name]);
    await this.files.remove(await this.files.list(DAMAGED));
  }

  override async reject(name: string): Promise<void> {
    await this.files.put(DAMAGED + name, new Uint8Array());
    await this.remove([name]);
  }

  override async damaged(): Promise<readonly string[]> {
    return (await this.files.list(DAMAGED)).map((key) => key.slice(DAMAGED.length)).toSorted();
  }

  override async open(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    return (await this.files.open(name))?.body;
  }

  override async list(): Promise<readonly StoredArchive[]> {
    const keys = await this.files.list();
    const unproven = new Set(keys.filter((key) => key.startsWith(UNPROVEN)));
    const found = keys.map(async (name) => {
      const at = unproven.has(UNPROVEN + name) ? undefined : archiveMoment(name);
      const file = at && (await this.files.stat(name));
      return file ? [{ name, at, bytes: file.size }] : [];
    });
    return (await Promise.all(found)).flat();
  }

  override async remove(names: readonly string[]): Promise<void> {
    await this.files.remove(names);
    await this.files.remove(names.map((name) => UNPROVEN + name));
  }

  override async removeUnfinished(): Promise<void> {
    await this.files.removeUnfinished();
    const unproven = await this.files.list(UNPROVEN);
    await this.remove(unproven.map((key) => key.slice(UNPROVEN.length)));
  }
}

/** The number of the disk that holds a folder, or will hold it once it is made. */
async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  const parent = path.dirname(folder);
  return found?.dev ?? (parent === folder ? 0 : diskOf(parent));
}
