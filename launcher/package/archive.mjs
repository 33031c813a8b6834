import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';

/** Files below a folder with their paths in it, in one order on every machine. */
export function filesOf(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

const sha256 = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** The lines that `sha256sum --check` reads. */
export const checksums = (folder, files) =>
  files.map((file) => `${sha256(path.join(folder, file))}  ${file}\n`).join('');

const isProgram = (file) => (fs.statSync(file).mode & 0o100) !== 0;

/**
 * Packs a folder, and writes its checksum beside it. The same files give the same archive: no times, no owners.
 * @param {string} folder
 * @param {string} archive `….tar.gz`
 * @param {string} name Of the folder in the archive.
 */
export async function pack(folder, archive, name) {
  const entries = tar.pack();
  const written = pipeline(entries, createGzip({ level: 9 }), fs.createWriteStream(archive));
  for (const file of filesOf(folder)) {
    const from = path.join(folder, file);
    const header = { name: `${name}/${file}`, mode: isProgram(from) ? 0o755 : 0o644, mtime: new Date(0) };
    entries.entry(header, fs.readFileSync(from));
  }
  entries.finalize();
  await written;
  fs.writeFileSync(`${archive}.sha256`, checksums(path.dirname(archive), [path.basename(archive)]));
}
