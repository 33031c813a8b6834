import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';

/** Why a file cannot be written, by the operating system's code, as far as a person can act on it. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'that is no folder',
};

/** A file that cannot be written. The message is for the person who runs the machine. */
export class FileNotWrittenError extends Error {
  constructor(file: string, reason: string) {
    super(`${file} cannot be written: ${reason}. Nothing was left behind.`);
    this.name = 'FileNotWrittenError';
  }
}

/**
 * Writes a file under a temporary name, and renames it once it is complete and flushed to disk.
 * @param write creates, fills and flushes the temporary file
 * @throws FileNotWrittenError when the file exists already, or the disk refuses it
 */
export async function writeAtomically<Result>(
  file: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  if (await stat(file).catch(() => undefined))
    throw new FileNotWrittenError(file, 'it is there already: name another one, or remove it first');
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}.part`);
  try {
    const result = await write(draft);
    await rename(draft, file);
    await flushFolder(path.dirname(file));
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    const { code = '', path: place } = Object(error) as NodeJS.ErrnoException;
    const reason = place === draft || isAboutSpace(code) ? REASONS[code] : undefined;
    throw reason === undefined ? error : new FileNotWrittenError(file, reason);
  }
}

/** A new file with personal data: nobody else on the machine may read it. It is flushed to disk when it is closed. */
export const privateFile = (file: string): Writable => createWriteStream(file, { mode: 0o600, flush: true });

/** A write that fails does not say which file it was for. */
const isAboutSpace = (code: string): boolean => code === 'ENOSPC' || code === 'EDQUOT';

/** The new name survives a power cut, where folders can be flushed: on Windows they cannot. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
