import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../process/user-error.mjs';
import { isPostmasterAlive, readPostmaster } from './postmaster.mjs';

/**
 * Gives a folder and everything in it to another user; only root may call it. The present owner may be hostile and still
 * be running programs. So each folder, from the top down, is first closed to that owner, who then cannot swap what we
 * look at for a link out of the folder; links themselves change owner and are never followed. The top folder changes
 * owner last: that is how an interrupted hand-over is recognised, and the next one completes it.
 * @param {string} folder A data folder of PostgreSQL; no server may run on it.
 * @param {{ uid: number, gid: number }} to
 * @param {number} from The present owner; files may belong to this user, to root or to the new owner.
 */
export function handOver(folder, to, from) {
  if (fs.statSync(folder).uid === to.uid) return;
  const server = readPostmaster(folder);
  if (server && isPostmasterAlive(server.pid, folder)) {
    throw new UserError(`PostgreSQL (process ${server.pid}) is still running on ${folder}: stop it first.`);
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
  // If it were a hard link to /etc/shadow, /etc/shadow would be given away.
  if (nlink > 1 && !known.includes(uid)) {
    throw new UserError(`${file} is a hard link to a file that belongs to someone else: remove it first.`);
  }
  fs.lchownSync(file, to.uid, to.gid);
}
