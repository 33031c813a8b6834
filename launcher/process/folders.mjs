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
 * Makes a folder and what is missing above it. Others may pass through but not list them (0711): PostgreSQL may run as
 * another user below.
 */
export function makeFolder(folder) {
  requireFolder(folder);
  fs.mkdirSync(folder, { recursive: true, mode: 0o711 });
}

/**
 * Makes sure that a folder can be used, or made: what exists of it is a folder that we may write.
 * @returns {string} The nearest folder that exists.
 * @throws {UserError}
 */
export function requireFolder(folder) {
  const existing = nearestExisting(folder);
  if (!fs.statSync(existing).isDirectory())
    throw new UserError(`${existing} is a file: set DATA_DIR to a folder.`);
  try {
    fs.accessSync(existing, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    const remedy = error.code === 'EROFS' ? '' : 'give it the right to write, start as its owner, or ';
    throw new UserError(
      `${existing} cannot be written by this user: ${remedy}set DATA_DIR to another folder.`,
    );
  }
  return existing;
}

/** Writes a file that only its owner may read. */
export function writePrivateFile(file, text) {
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
}
