import { randomUUID } from 'node:crypto';
import type { Dirent, Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { checkedKey, isDraft, MediaStorage, type ByteRange, type StoredFile } from './media-storage';

/** How the names of drafts begin. */
const UPLOAD = '.upload.';

/** A folder of this machine, or one that several machines share. Drafts lie beside the files that they become. */
export class FolderStorage extends MediaStorage {
  /** @param mode who may read its files: everybody on the machine, unless it says otherwise */
  constructor(
    override readonly place: string,
    private readonly mode = 0o666,
  ) {
    super();
  }

  override get draftsDir(): string {
    return this.place;
  }

  /** It is made when the first file is stored. */
  override async check(): Promise<void> {}

  override put(key: string, content: Uint8Array): Promise<void> {
    return this.putDraft(key, (draft) => draft.writeFile(content));
  }

  override putStream(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    return this.putDraft(key, async (draft) => {
      for await (const part of content) await draft.appendFile(part);
    });
  }

  private async putDraft(key: string, write: (draft: FileHandle) => Promise<void>): Promise<void> {
    const folder = path.dirname(this.pathOf(key));
    const draft = path.join(folder, `${UPLOAD}${randomUUID()}.part`);
    await mkdir(folder, { recursive: true });
    try {
      const file = await open(draft, 'wx', this.mode);
      try {
        await write(file);
        // Flushed before its row is committed: a power cut must not leave a row with an empty file.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, this.pathOf(key));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await flushFolder(folder);
  }

  override async removeUnfinished(): Promise<void> {
    for (const { name, parentPath } of await filesBelow(this.place))
      if (name.startsWith(UPLOAD) && isDraft(name)) await rm(path.join(parentPath, name), { force: true });
  }

  override async create(key: string, content: Uint8Array): Promise<boolean> {
    await mkdir(path.dirname(this.pathOf(key)), { recursive: true });
    const made = writeFile(this.pathOf(key), content, { flag: 'wx', flush: true });
    return isDone(made, 'EEXIST');
  }

  override async adopt(file: string, key: string): Promise<void> {
    await mkdir(path.dirname(this.pathOf(key)), { recursive: true });
    await rename(file, this.pathOf(key));
  }

  override async stat(key: string): Promise<StoredFile | undefined> {
    const found = await orUndefined(stat(this.pathOf(key)));
    return found && knownOf(found);
  }

  override async open(key: string, range?: ByteRange) {
    const file = await orUndefined(open(this.pathOf(key)));
    if (!file) return undefined;
    const known = knownOf(await file.stat());
    // Never more than its size now, in case it still grows; there is no range of nothing.
    const { start, end } = range ?? { start: 0, end: known.size - 1 };
    const body = file.createReadStream(known.size === 0 ? {} : { start, end });
    return { ...known, body };
  }

  override async read(key: string) {
    const found = await this.open(key);
    if (!found) return undefined;
    const { body, ...known } = found;
    return { ...known, content: await buffer(body) };
  }

  override withFile<Result>(key: string, work: (file: string) => Promise<Result>): Promise<Result> {
    return work(this.pathOf(key));
  }

  override async list(prefix = ''): Promise<readonly string[]> {
    return (await filesBelow(path.join(this.place, prefix)))
      .filter(({ name }) => !isDraft(name))
      .map(({ parentPath, name }) =>
        path.relative(this.place, path.join(parentPath, name)).split(path.sep).join('/'),
      );
  }

  override async move(from: string, to: string): Promise<boolean> {
    await mkdir(path.dirname(this.pathOf(to)), { recursive: true });
    const isMoved = await isDone(rename(this.pathOf(from), this.pathOf(to)), 'ENOENT');
    if (isMoved) await this.removeEmptyFolders(from);
    return isMoved;
  }

  override async remove(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(this.pathOf(key), { force: true })));
    for (const key of keys) await this.removeEmptyFolders(key);
  }

  /** The trash has a folder for each day. */
  private async removeEmptyFolders(key: string): Promise<void> {
    const parts = key.split('/').slice(0, -1);
    for (; parts.length > 1; parts.pop()) await rmdir(path.join(this.place, ...parts)).catch(() => undefined);
  }

  private pathOf(key: string): string {
    return path.join(this.place, ...checkedKey(key).split('/'));
  }
}

function knownOf({ size, mtime }: Stats): StoredFile {
  return { size, etag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`, modifiedAt: mtime };
}

/** Makes sure that a file's new name outlasts a power cut. Not every system can: Windows opens no folder. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Whether it was done; false when it failed with this code. */
function isDone(work: Promise<void>, code: string): Promise<boolean> {
  return work.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === code) return false;
      throw error;
    },
  );
}

/**
 * The files of a folder and of all below it. One that vanishes meanwhile has none: Node's own recursive reading would give
 * up, and a storage whose trash is just being emptied would seem to be empty.
 */
async function filesBelow(folder: string): Promise<readonly Dirent[]> {
  const entries = (await orUndefined(readdir(folder, { withFileTypes: true }))) ?? [];
  const found: Dirent[] = [];
  for (const entry of entries)
    if (entry.isFile()) found.push(entry);
    else if (entry.isDirectory()) found.push(...(await filesBelow(path.join(folder, entry.name))));
  return found;
}

/** Undefined when there is no such file or folder. */
function orUndefined<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
