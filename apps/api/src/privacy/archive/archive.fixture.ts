import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';

/** The files of a `.tar.gz`, by name. */
export async function filesOf(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const reader = extract();
  Readable.from([archive]).pipe(createGunzip()).pipe(reader);
  for await (const entry of reader as AsyncIterable<Readable & { header: Header }>) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(Buffer.from(piece));
    files.set(entry.header.name, Buffer.concat(pieces));
  }
  return files;
}
