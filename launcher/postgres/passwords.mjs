import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writePrivateFile } from '../process/folders.mjs';

/**
 * Where the generated passwords of PostgreSQL's two roles are: beside the data folder, readable only by their owner.
 * @param {string} dataDir
 */
export function passwordFiles(dataDir) {
  const beside = path.dirname(dataDir);
  return {
    superuser: path.join(beside, 'postgres-password'),
    application: path.join(beside, 'postgres-application-password'),
  };
}

/** @returns {string} Empty when there is no such file. */
export function readPassword(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
}

export const makePassword = () => randomBytes(24).toString('base64url');

/** The password in this file; if there is none, one is generated and stored. */
export function ensurePassword(file) {
  const known = readPassword(file);
  if (known) return known;
  const password = makePassword();
  writePrivateFile(file, `${password}\n`);
  return password;
}
