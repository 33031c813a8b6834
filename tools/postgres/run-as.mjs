import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRoot, nearestExisting } from '../process/folders.mjs';
import { UserError } from '../process/user-error.mjs';

/** The user `nobody`; macOS gives it the highest number, which Node writes as -2. */
const NOBODY = process.platform === 'darwin' ? -2 : 65534;

/**
 * As whom PostgreSQL runs. It refuses to run as root, and initdb refuses a user without a name.
 * @typedef {object} RunAs
 * @property {{ uid?: number, gid?: number }} ids For `spawn`; empty means as ourselves.
 * @property {string[]} prefix Words before the program, which take its place once they have done their part.
 * @property {{ uid: number, gid: number } | undefined} owner Whom the data folder belongs to; undefined: leave it.
 */

// In a user namespace of its own a process is named `nobody` inside while it stays the same user outside.
const AS_NAMED_USER = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

// Where containers forbid namespaces: really nobody, but passing through closed folders as root does.
const AS_NOBODY_THROUGH_CLOSED_FOLDERS = [
  ...['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
  ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'],
];

const works = (words, options = {}) =>
  spawnSync(words[0], words.slice(1), { cwd: '/', stdio: 'ignore', ...options }).status === 0;

const canEnter = (folder, ids) => works(['sh', '-c', 'cd "$1"', 'sh', folder], ids);

function haveName(uid) {
  return works(['id', '-un', String(uid)]);
}

function iHaveName() {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
}

function namedByNamespace(ids) {
  if (works([...AS_NAMED_USER, 'true'], ids)) return { ids, prefix: AS_NAMED_USER, owner: undefined };
  throw new UserError(
    'PostgreSQL needs a user with a name, and this one has none: add it to /etc/passwd, or set DATABASE_URL.',
  );
}

function asOrdinaryUser(dataDir) {
  if (fs.existsSync(dataDir) && fs.statSync(dataDir).uid !== process.getuid?.()) {
    throw new UserError(`The database folder ${dataDir} belongs to another user: start as that user.`);
  }
  return iHaveName() ? { ids: {}, prefix: [], owner: undefined } : namedByNamespace({});
}

function asRoot(dataDir, postgres) {
  const folder = nearestExisting(dataDir);
  const { uid, gid } = fs.statSync(folder);
  if (uid !== 0 && uid !== NOBODY) {
    // An ordinary user's folder: run as that user and never take it away.
    const ids = { uid, gid };
    return haveName(uid) ? { ids, prefix: [], owner: ids } : { ...namedByNamespace(ids), owner: ids };
  }
  const nobody = { uid: NOBODY, gid: NOBODY };
  const above = nearestExisting(path.dirname(dataDir));
  if (canEnter(above, nobody) && works([postgres, '--version'], nobody)) {
    return { ids: nobody, prefix: [], owner: nobody };
  }
  if (works([...AS_NAMED_USER, 'true'])) return { ids: {}, prefix: AS_NAMED_USER, owner: { uid: 0, gid: 0 } };
  if (works([...AS_NOBODY_THROUGH_CLOSED_FOLDERS, 'true'])) {
    return { ids: {}, prefix: AS_NOBODY_THROUGH_CLOSED_FOLDERS, owner: nobody };
  }
  throw new UserError(
    `PostgreSQL does not run as root, and other users may not enter ${above}: ` +
      'start as an ordinary user, move the project to a folder open to others, or set DATABASE_URL.',
  );
}

/**
 * Decides as whom PostgreSQL runs on this data folder.
 * @param {string} dataDir
 * @param {string} postgres The program, which that user must be able to reach too.
 * @returns {RunAs}
 */
export function chooseRunAs(dataDir, postgres) {
  if (process.platform === 'win32') return { ids: {}, prefix: [], owner: undefined };
  return isRoot ? asRoot(dataDir, postgres) : asOrdinaryUser(dataDir);
}

/** Gives a folder with all it holds to PostgreSQL's user, where that differs. */
export function giveTo(runAs, folder) {
  if (!isRoot || !runAs.owner) return;
  const { uid, gid } = runAs.owner;
  if (fs.statSync(folder).uid === uid) return;
  for (const entry of fs.readdirSync(folder, { recursive: true }))
    fs.lchownSync(path.join(folder, entry), uid, gid);
  fs.chownSync(folder, uid, gid);
}

/** What to hand to `spawn` or `spawnSync` so that a program runs as chosen: command, arguments, options. */
export function commandAs(runAs, program, args) {
  const [command, ...rest] = [...runAs.prefix, program, ...args];
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  // Its own session, so that Ctrl-C in a terminal stops the API first and PostgreSQL when we say so.
  const options = {
    ...runAs.ids,
    cwd: path.parse(program).root,
    env: { PATH: process.env.PATH, LC_ALL: locale, TZ: 'UTC' },
  };
  return { command, args: rest, options };
}
