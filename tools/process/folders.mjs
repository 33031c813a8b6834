import fs from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.mjs';

export const isRoot = process.getuid?.() === 0;

/** The folder itself, or the nearest one above it that exists. */
export function nearestExisting(folder) {
  let at = path.resolve(folder);
  while (!fs.existsSync(at)) at = path.dirname(at);
  return at;
}

/**
 * Makes a folder and what is missing above it. When root works in an ordinary user's folder, the new ones go to
 * that user, who could not start the product again otherwise. Others may pass through but not list them
 * (0711): PostgreSQL may run as another user below.
 */
export function makeFolder(folder) {
  const existing = nearestExisting(folder);
  requireWritable(existing);
  const { uid, gid } = fs.statSync(existing);
  const missing = [];
  for (let at = path.resolve(folder); at !== existing; at = path.dirname(at)) missing.unshift(at);
  for (const dir of missing) {
    fs.mkdirSync(dir, { mode: 0o711 });
    if (isRoot) fs.chownSync(dir, uid, gid);
  }
}

function requireWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new UserError(
      `${folder} belongs to another user: start as that user, or set DATA_DIR to a folder of yours.`,
    );
  }
}

/** A file that root writes in an ordinary user's folder goes to that user. */
export function giveToFolderOwner(file) {
  if (!isRoot) return;
  const { uid, gid } = fs.statSync(path.dirname(file));
  fs.chownSync(file, uid, gid);
}

/** Writes a file that its owner alone may read. */
export function writePrivateFile(file, text) {
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  giveToFolderOwner(file);
}
