import path from 'node:path';

/** The names of the files of an archive; a table is split into chunks, each compressed by itself. */
export const HEAD_FILE = 'ospite-backup.json';
export const MANIFEST_FILE = 'manifest.json';

export const chunkFile = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.copy.gz`;
export const pictureFile = (key: string): string => `pictures/${key}`;

/** The kind of a file of an archive; undefined for a foreign file. */
export function kindOfFile(
  name: string,
):
  | { readonly kind: 'head' | 'manifest' }
  | { readonly kind: 'piece' | 'picture'; readonly of: string }
  | undefined {
  if (name === HEAD_FILE) return { kind: 'head' };
  if (name === MANIFEST_FILE) return { kind: 'manifest' };
  const piece = /^tables\/([a-z][a-z0-9_]*)\/\d+\.copy\.gz$/.exec(name);
  if (piece?.[1]) return { kind: 'piece', of: piece[1] };
  const picture = /^pictures\/([a-z]+\/[A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name);
  // A key with `..` in it would leave the picture storage.
  if (picture?.[1] && path.posix.normalize(picture[1]) === picture[1])
    return { kind: 'picture', of: picture[1] };
  return undefined;
}
