import { damaged, RestoreRefusedError } from '../persistence/restore-refused';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { AGE_MAGIC, decrypt } from './encryption';
import { unseal } from './seal';

/** Larger than any picture and any manifest: a bigger file is not ours (bytes). */
const MAX_FILE_BYTES = 512 * 1024 * 1024;

/** The bytes of an archive on this machine. */
export const archiveOfFile = (file: string): AsyncIterable<Uint8Array> =>
  createReadStream(file, { highWaterMark: 256 * 1024 });

/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Reads the files of an archive one after the other, in the order in which they were written.
 * @param archive its bytes, which are read as fast as the files are
 * @param passphrase is used when the archive is encrypted
 * @throws RestoreRefusedError when it is damaged or locked, at the latest after the last file
 */
export async function* readArchive(
  archive: AsyncIterable<Uint8Array>,
  passphrase: string | undefined,
): AsyncIterable<ArchiveFile> {
  const { isEncrypted, bytes } = await beginReading(archive);
  if (isEncrypted && !passphrase) {
    await bytes.return(undefined);
    throw new RestoreRefusedError(
      'passphrase_missing',
      'This archive is encrypted: set BACKUP_PASSPHRASE to the passphrase that it was written with.',
    );
  }
  const files = extract();
  const unpacking = pipeline(
    Readable.from(unseal(isEncrypted ? decrypt(bytes, passphrase ?? '') : bytes), { objectMode: false }),
    files,
  );
  // Its failure destroys `files` and so ends the loop, after which it is thrown.
  unpacking.catch(() => undefined);
  try {
    for await (const entry of files) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file') throw damaged(`${name} is no file`);
      if (size > MAX_FILE_BYTES) throw damaged(`${name} is too large`);
      yield { name, content: await buffer(entry) };
    }
    await unpacking;
  } catch (error) {
    files.destroy();
    const cause: unknown = await unpacking.catch((why: unknown) => why);
    // Our own error is more informative than its consequences.
    if (error instanceof RestoreRefusedError) throw error;
    throw refusalOf(cause) ?? refusalOf(error) ?? cause ?? error;
  }
}

/** The library's error about bytes that are not a tar file is a refusal too; an error of the disk is not. */
function refusalOf(error: unknown): Error | undefined {
  if (error instanceof RestoreRefusedError) return error;
  if (
    error instanceof Error &&
    !('code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code))
  )
    return damaged(error.message);
  return undefined;
}

/** Peeks at the first bytes, and still passes all of them on. */
async function beginReading(
  archive: AsyncIterable<Uint8Array>,
): Promise<{ readonly isEncrypted: boolean; readonly bytes: AsyncGenerator<Buffer> }> {
  const parts = archive[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let beginning = Buffer.alloc(0);
  while (beginning.length < AGE_MAGIC.length) {
    const part = await parts.next();
    if (part.done) break;
    read.push(bufferOf(part.value));
    beginning = Buffer.concat(read);
  }
  const bytes = (async function* () {
    try {
      yield* read;
      for (let part = await parts.next(); !part.done; part = await parts.next()) yield bufferOf(part.value);
    } finally {
      await parts.return?.();
    }
  })();
  return { isEncrypted: beginning.subarray(0, AGE_MAGIC.length).equals(AGE_MAGIC), bytes };
}

const bufferOf = ({ buffer: memory, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(memory, byteOffset, byteLength);
