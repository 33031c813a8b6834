import fs from 'node:fs';
import path from 'node:path';

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
const list = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/**
 * What differs between what was just made and what is there: files that changed, are missing or are left over.
 * @param {string} made A file or a folder of files.
 * @param {string} present Its counterpart.
 * @returns {string[]} Paths on the side of `present`.
 */
export function differences(made, present) {
  if (fs.statSync(made).isFile()) return read(made) === read(present) ? [] : [present];
  const names = new Set([...list(made), ...list(present)]);
  return [...names]
    .filter((name) => read(path.join(made, name)) !== read(path.join(present, name)))
    .map((name) => path.join(present, name))
    .sort();
}
