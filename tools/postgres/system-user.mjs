import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { takeLock } from '../bootstrap/lock.cjs';

/** The user that PostgreSQL gets to itself where root runs the product. */
export const SYSTEM_USER = 'ospite-db';

/** Beside the list of users: who may not write there makes none. */
const lockFile = (name) => `/etc/${name}.lock`;

const NO_LOGIN = ['/usr/sbin/nologin', '/sbin/nologin', '/bin/false'];
const NO_HOME = '/nonexistent';

/** @typedef {{ uid: number, gid: number }} Ids */

/** Ways to make a system user without home and login: shadow (nearly every Linux), Debian's adduser, BusyBox's (Alpine). */
const WAYS = [
  (name, shell, uid) => [
    'useradd',
    ...['--system', '--no-create-home', '--home-dir', NO_HOME, '--shell', shell],
    ...(hasGroup(name) ? ['--gid', name] : ['--user-group']),
    ...(uid ? ['--uid', uid] : []),
    name,
  ],
  (name, shell, uid) => [
    'adduser',
    ...['--system', '--group', '--no-create-home', '--home', NO_HOME, '--shell', shell],
    ...(uid ? ['--uid', uid] : []),
    name,
  ],
  (name) => ['addgroup', '-S', name],
  (name, shell, uid) => [
    ...['adduser', '-S', '-D', '-H', '-h', NO_HOME, '-s', shell, '-G', name],
    ...(uid ? ['-u', uid] : []),
    name,
  ],
];

const run = (words) => spawnSync(words[0], words.slice(1), { cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] });

function hasGroup(name) {
  const file = '/etc/group';
  return (
    fs.existsSync(file) &&
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => line.startsWith(`${name}:`))
  );
}

function idOf(option, name) {
  const { status, stdout } = run(['id', option, name]);
  return status === 0 ? Number(stdout) : undefined;
}

/** @returns {Ids | undefined} The user of this name; root under another name is none. */
export function findUser(name) {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid && gid ? { uid, gid } : undefined;
}

/**
 * Makes a system user, unless there is one of this name. Any number of starts may do so at once: by itself useradd
 * replaces a user whom another useradd made after the first had looked.
 * @param {string} name
 * @param {number} [uid] The number it is to have; any free one otherwise.
 * @returns {Promise<Ids | undefined>} Undefined where the machine has no means to make one, or refuses.
 */
export async function ensureUser(name, uid) {
  const lock = await takeLock(lockFile(name), () => {}).catch(() => undefined);
  if (!lock) return findUser(name);
  try {
    return makeUser(name, uid);
  } finally {
    lock.release();
  }
}

function makeUser(name, uid) {
  const shell = NO_LOGIN.find((file) => fs.existsSync(file)) ?? NO_LOGIN[2];
  for (const way of WAYS) {
    const user = findUser(name);
    if (user) return user;
    run(way(name, shell, uid && String(uid)));
  }
  return findUser(name);
}
