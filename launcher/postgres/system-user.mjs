import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { takeLock } from '../bootstrap/lock.cjs';

/** The user reserved for PostgreSQL where root runs the product. */
export const SYSTEM_USER = 'ospite-db';

/** In the folder of the list of users: without write access to it nobody can create users. */
const lockFile = (name) => `/etc/${name}.lock`;

const NO_LOGIN = ['/usr/sbin/nologin', '/sbin/nologin', '/bin/false'];
const NO_HOME = '/nonexistent';

/** @typedef {{ uid: number, gid: number }} Ids */

/** Ways to create a system user without home and login: shadow's (nearly every Linux), and BusyBox's. */
const waysToMake = (name, shell) => [
  ['useradd', '--system', '--user-group', '--no-create-home', '--home-dir', NO_HOME, '--shell', shell, name],
  ['adduser', '-S', '-D', '-H', '-h', NO_HOME, '-s', shell, name],
];

const run = (words) => spawnSync(words[0], words.slice(1), { cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] });

function idOf(option, name) {
  const { status, stdout } = run(['id', option, name]);
  return status === 0 ? Number(stdout) : undefined;
}

/** @returns {Ids | undefined} The user of this name, unless it is root under another name. */
export function findUser(name) {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid && gid ? { uid, gid } : undefined;
}

/**
 * Creates a system user unless there is one of this name. Any number of starts may do so at once; the lock is needed
 * because useradd replaces a user that another useradd created after the first one had checked.
 * @param {string} name
 * @returns {Promise<Ids | undefined>} Undefined if the system cannot or will not create one.
 */
export async function ensureUser(name) {
  const release = await takeLock(lockFile(name), () => {}).catch(() => undefined);
  if (!release) return findUser(name);
  try {
    return makeUser(name);
  } finally {
    release();
  }
}

function makeUser(name) {
  const shell = NO_LOGIN.find((file) => fs.existsSync(file)) ?? NO_LOGIN[2];
  for (const words of waysToMake(name, shell)) {
    const user = findUser(name);
    if (user) return user;
    run(words);
  }
  return findUser(name);
}
