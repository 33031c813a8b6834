import { archiveMoment, BackupStorage, type StoredArchive } from '@ospite/domain';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { FolderStorage } from '../platform/media/storage/folder-storage';
import type { MediaStorage } from '../platform/media/storage/media-storage';

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

  override put(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    return this.files.putStream(name, content);
  }

  override async open(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    return (await this.files.open(name))?.body;
  }

  override async list(): Promise<readonly StoredArchive[]> {
    const found = (await this.files.list()).map(async (name) => {
      const at = archiveMoment(name);
      const file = at && (await this.files.stat(name));
      return file ? [{ name, at, bytes: file.size }] : [];
    });
    return (await Promise.all(found)).flat();
  }

  override remove(names: readonly string[]): Promise<void> {
    return this.files.remove(names);
  }

  override removeUnfinished(): Promise<void> {
    return this.files.removeUnfinished();
  }
}

/** The number of the disk that holds a folder, or will hold it once it is made. */
async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  const parent = path.dirname(folder);
  return found?.dev ?? (parent === folder ? 0 : diskOf(parent));
}
