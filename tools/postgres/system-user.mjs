import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { takeLock } from '../bootstrap/lock.cjs';

/** The user reserved for PostgreSQL where root runs the product. */
export const SYSTEM_USER = 'ospite-db';

/** In the folder of the list of users: who cannot write there cannot create users either. */
const lockFile = (name) => `/etc/${name}.lock`;

const NO_LOGIN = ['/usr/sbin/nologin', '/sbin/nologin', '/bin/false'];
const NO_HOME = '/nonexistent';

/** @typedef {{ uid: number, gid: number }} Ids */

/** Ways to create a system user without home and login: shadow (nearly every Linux), Debian's adduser, BusyBox's (Alpine). */
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
 * @param {number} [uid] Its number; any free one by default.
 * @returns {Promise<Ids | undefined>} Undefined if the system cannot or will not create one.
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
