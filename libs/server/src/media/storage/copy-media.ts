import { createHash } from 'node:crypto';
import { Semaphore } from '../../concurrency/semaphore';
import type { MediaStorage } from './media-storage';
import { ID_KEY } from './storage-id';

/** Files that are in memory at once. */
const AT_ONCE = 4;

/** What a copy did. */
interface CopyResult {
  /** Files that were written. */
  readonly copied: number;
  /** Files that were there already, with the same content. */
  readonly present: number;
}

/** The target holds the pictures of another installation. */
export class ForeignStorageError extends Error {
  constructor(place: string) {
    super(`${place} holds the pictures of another installation; nothing was copied.`);
    this.name = 'ForeignStorageError';
  }
}

/**
 * Copies every file of a storage to another one, the trash included, and compares the content of each with what was read
 * (SHA-256). It may be interrupted and repeated: existing files are compared and left alone, and nothing is removed.
 * The installation id comes last, so that no server starts on half a copy.
 * @throws ForeignStorageError before anything is written
 */
export async function copyMedia(from: MediaStorage, to: MediaStorage): Promise<CopyResult> {
  const id = await from.read(ID_KEY);
  const foreign = await to.read(ID_KEY);
  if (foreign && (!id || hashOf(foreign.content) !== hashOf(id.content)))
    throw new ForeignStorageError(to.place);
  const slots = new Semaphore(AT_ONCE);
  const there = new Set(await to.list());
  const keys = (await from.list()).filter((key) => key !== ID_KEY);
  const done = await Promise.all(keys.map((key) => slots.run(() => copyFile(from, to, key, there.has(key)))));
  if (id && !foreign) await to.put(ID_KEY, id.content);
  const count = (what: string) => done.filter((each) => each === what).length;
  return { copied: count('copied'), present: count('present') };
}

async function copyFile(from: MediaStorage, to: MediaStorage, key: string, mayBeThere: boolean) {
  const file = await from.read(key);
  // Deleted since it was listed.
  if (!file) return 'gone';
  const hash = hashOf(file.content);
  const isThere = async () => {
    const found = await to.read(key);
    return found !== undefined && hashOf(found.content) === hash;
  };
  if (mayBeThere && (await isThere())) return 'present';
  await to.put(key, file.content);
  if (!(await isThere())) throw new Error(`${key} does not arrive in ${to.place} as it was sent.`);
  return 'copied';
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
