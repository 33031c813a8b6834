import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The user reserved for PostgreSQL where root runs the product. */
export const SYSTEM_USER = 'ospite-db';

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
 * Creates a system user unless there is one of this name.
 * @param {string} name
 * @returns {Ids | undefined} Undefined if the system cannot or will not create one.
 */
export function ensureUser(name) {
  const shell = NO_LOGIN.find((file) => fs.existsSync(file)) ?? NO_LOGIN[2];
  for (const words of waysToMake(name, shell)) {
    const user = findUser(name);
    if (user) return user;
    run(words);
  }
  return findUser(name);
}
