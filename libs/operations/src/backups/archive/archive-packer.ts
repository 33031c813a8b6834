import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { encrypt } from './encryption';
import { seal } from './seal';

/** Adds a file to the archive; it returns when the receiver has taken what was added before. */
export type AddFile = (name: string, content: Buffer) => Promise<void>;

/**
 * Packs files one after the other, seals and encrypts them. It reads no faster than the receiver accepts, and keeps at
 * most one file in memory.
 * @param destination is ended, or destroyed when something fails
 */
export async function packArchive<Result>(
  destination: Writable,
  { passphrase, at }: { readonly passphrase: string | undefined; readonly at: Date },
  addAll: (add: AddFile) => Promise<Result>,
): Promise<Result> {
  const archive = pack();
  const sealed = seal(archive as AsyncIterable<Buffer>);
  const sending = pipeline(passphrase === undefined ? sealed : encrypt(sealed, passphrase), destination);
  // Both are awaited below; until then a failure of the receiver, which also ends the packing, would be unhandled.
  sending.catch((error: Error) => archive.destroy(error));
  try {
    const result = await addAll(async (name, content) => {
      const file = archive.entry({ name, size: content.length, mtime: at, mode: 0o600 });
      await pipeline(Readable.from([content], { objectMode: false }), file);
    });
    archive.finalize();
    await sending;
    return result;
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    // The receiver's own failure is more informative than the aborted packing.
    await sending;
    throw error;
  }
}
