import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../process/user-error.mjs';
import { isPostmasterAlive, readPostmaster } from './postmaster.mjs';

/**
 * Gives a folder with all it holds to another user; it may only be called by root. Its present owner may be hostile and
 * still run programs: from the top down each folder is first closed to him, so that what is looked at cannot be
 * exchanged for a way out of the folder, and links are given away themselves, never followed. The folder itself changes
 * hands last: a hand-over that was interrupted is seen by that, and made whole by the next one.
 * @param {string} folder A data folder of PostgreSQL; no server may run on it.
 * @param {{ uid: number, gid: number }} to
 * @param {number} from Whose files they may be beside root's and the new owner's.
 */
export function handOver(folder, to, from) {
  if (fs.statSync(folder).uid === to.uid) return;
  const server = readPostmaster(folder);
  if (server && isPostmasterAlive(server.pid, folder)) {
    throw new UserError(`PostgreSQL (process ${server.pid}) still runs on ${folder}: stop it first.`);
  }
  giveFolder(fs.realpathSync(folder), to, [from, to.uid]);
}

function giveFolder(folder, to, known) {
  const { mode } = fs.lstatSync(folder);
  fs.lchownSync(folder, 0, 0);
  fs.chmodSync(folder, mode & 0o755);
  for (const name of fs.readdirSync(folder)) {
    const at = path.join(folder, name);
    const entry = fs.lstatSync(at);
    if (entry.isDirectory()) giveFolder(at, to, known);
    else giveFile(at, entry, to, known);
  }
  fs.lchownSync(folder, to.uid, to.gid);
}

function giveFile(file, { nlink, uid }, to, known) {
  // A second name of /etc/shadow would give away that.
  if (nlink > 1 && !known.includes(uid)) {
    throw new UserError(`${file} is another name of a file that belongs to someone else: remove it first.`);
  }
  fs.lchownSync(file, to.uid, to.gid);
}
