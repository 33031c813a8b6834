import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isRoot, nearestExisting } from '../process/folders.mjs';
import { UserError } from '../process/user-error.mjs';
import { ensureUser } from './system-user.mjs';

/**
 * How PostgreSQL is run, which refuses to be root.
 * @typedef {object} RunAs
 * @property {import('./system-user.mjs').Ids | undefined} user Whom its files belong to; undefined means ourselves.
 * @property {string[]} prefix A command put before the program, which becomes that user and replaces itself with the
 *   program; empty where `spawn` can change the user.
 */

/**
 * Runs as another user who may enter closed folders, as root may. CAP_DAC_READ_SEARCH is enough for that; containers
 * that drop it usually keep CAP_DAC_OVERRIDE, which is tried next. access(2), with which initdb looks for its programs,
 * heeds either only under NO_SETUID_FIXUP.
 */
const throughClosedFolders = ({ uid, gid }, capability) => [
  'setpriv',
  '--securebits=+no_setuid_fixup',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  `--inh-caps=+${capability}`,
  `--ambient-caps=+${capability}`,
  '--',
];

/**
 * Decides which user PostgreSQL runs as on this data folder: as we do, or, when we are root, as a system user.
 * @param {string} dataDir
 * @param {string} postgres The program, which that user must be able to run.
 * @param {{ systemUser: string }} options Its name; it is made unless it exists.
 * @returns {RunAs}
 */
export function chooseRunAs(dataDir, postgres, { systemUser }) {
  if (process.platform === 'win32') return { user: undefined, prefix: [] };
  if (!isRoot) {
    checkOwner(dataDir, process.getuid?.(), 'start as that user');
    return { user: undefined, prefix: [] };
  }
  const user = ensureUser(systemUser);
  if (!user)
    throw new UserError(
      'PostgreSQL does not run as root, and no user could be made for it (useradd, adduser): ' +
        'start as an ordinary user, or set DATABASE_URL.',
    );
  const remedy = `start as that user, or stop the server and run chown -R ${systemUser} ${dataDir}`;
  checkOwner(dataDir, user.uid, remedy);
  return { user, prefix: prefixFor(dataDir, postgres, user, systemUser) };
}

/** The folder is not ours to take: its owner may be running programs in it. */
function checkOwner(dataDir, expected, remedy) {
  if (!fs.existsSync(dataDir)) return;
  const { uid } = fs.statSync(dataDir);
  // An empty one is created again.
  if (uid === expected || (isRoot && fs.readdirSync(dataDir).length === 0)) return;
  throw new UserError(
    `The database folder ${dataDir} belongs to another user (${uid}) and was left as it is: ${remedy}.`,
  );
}

function prefixFor(dataDir, postgres, user, systemUser) {
  const above = nearestExisting(path.dirname(dataDir));
  const reach = ['sh', '-c', 'cd "$1" && "$2" --version', 'sh', above, postgres];
  const works = (/** @type {string[]} */ [command, ...args], ids = {}) =>
    spawnSync(command, args, { cwd: '/', stdio: 'ignore', ...ids }).status === 0;
  if (works(reach, user)) return [];
  const prefix = ['dac_read_search', 'dac_override']
    .map((capability) => throughClosedFolders(user, capability))
    .find((words) => works([...words, ...reach]));
  if (prefix) return prefix;
  throw new UserError(
    `PostgreSQL does not run as root, and ${systemUser} cannot be let into ${above} (setpriv): ` +
      'start as an ordinary user, move the project to a folder open to others, or set DATABASE_URL.',
  );
}

/** What to pass to `spawn` or `spawnSync` to run a program as that user: command, arguments, options. */
export function commandAs({ user, prefix }, program, args) {
  const [command, ...rest] = [...prefix, program, ...args];
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  // In a session of its own, so that Ctrl-C in a terminal does not stop PostgreSQL before the API.
  const options = {
    ...(prefix.length === 0 && user),
    cwd: path.parse(program).root,
    env: { PATH: process.env.PATH, LC_ALL: locale, TZ: 'UTC' },
  };
  return { command, args: rest, options };
}
