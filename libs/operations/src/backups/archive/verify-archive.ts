import { BACKUP_FORMAT, type Manifest } from '../persistence/manifest';
import { compareContents, readHead, readManifest } from './restore-check';
import { damaged, RestoreRefusedError } from '../persistence/restore-refused';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { TableChecksum } from '../persistence/table-checksum';
import { kindOfFile } from './archive-files';
import { readArchive } from './archive-reader';

/** A chunk has about a megabyte of text, or more for one very long row; nothing needs this much (bytes). */
const MAX_PIECE_BYTES = 64 * 1024 * 1024;
const unpacked = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

/** The text of a piece of a table. @throws RestoreRefusedError when it is damaged */
export async function unpackChunk(name: string, content: Buffer): Promise<Buffer> {
  return unpacked(content, { maxOutputLength: MAX_PIECE_BYTES }).catch(() => {
    throw damaged(`${name} cannot be unpacked`);
  });
}

/**
 * Reads a whole archive and compares everything in it with its manifest, before any of it is used.
 * @returns the manifest
 * @throws RestoreRefusedError when a single byte differs
 */
export async function verifyArchive(
  archive: AsyncIterable<Uint8Array>,
  passphrase: string | undefined,
): Promise<Manifest> {
  const tables = new Map<string, TableChecksum>();
  const pictures = new Map<string, { bytes: number; sha256: string }>();
  let manifest: Manifest | undefined;
  let isFirst = true;
  for await (const { name, content } of readArchive(archive, passphrase)) {
    const found = kindOfFile(name);
    if (isFirst) {
      // Whatever else has this name, its text says that it is none.
      if (found?.kind !== 'head')
        throw new RestoreRefusedError('not_a_backup', `This file is no ${BACKUP_FORMAT}.`);
      readHead(content.toString('utf8'));
      isFirst = false;
    } else if (manifest) throw damaged('something follows its manifest');
    else if (found?.kind === 'manifest') manifest = readManifest(content.toString('utf8'));
    else if (found?.kind === 'piece') {
      const checksum = tables.get(found.of) ?? new TableChecksum();
      tables.set(found.of, checksum);
      checksum.add(await unpackChunk(name, content));
    } else if (found?.kind === 'picture')
      pictures.set(found.of, {
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      });
    else throw damaged(`${name} does not belong into it`);
  }
  if (!manifest) throw damaged('it ends too early');
  const counted = new Map([...tables].map(([name, checksum]) => [name, checksum.end()]));
  compareContents(manifest, { tables: counted, pictures });
  return manifest;
}
