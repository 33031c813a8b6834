import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRoot, nearestExisting } from '../process/folders.mjs';
import { UserError } from '../process/user-error.mjs';
import { handOver } from './hand-over.mjs';
import { ensureUser, findUser } from './system-user.mjs';

/** The user `nobody`; macOS gives it the highest number, which Node writes as -2. */
const NOBODY = process.platform === 'darwin' ? -2 : 65534;

/**
 * The user that PostgreSQL runs as. It refuses to run as root, and initdb refuses a user without a name.
 * @typedef {object} RunAs
 * @property {{ uid?: number, gid?: number }} ids For `spawn`; empty means as ourselves.
 * @property {string[]} prefix A command put before the program, which replaces itself with it (`exec`).
 * @property {{ uid: number, gid: number } | undefined} owner The user that the data folder must belong to; undefined leaves it as it is.
 */

// In a user namespace of its own a process is `nobody` inside, and remains the same user outside.
const AS_NAMED_USER = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/**
 * Runs as another user who may enter closed folders, as root may. CAP_DAC_READ_SEARCH is enough for that; containers
 * that drop it usually keep CAP_DAC_OVERRIDE, which is tried next.
 */
const throughClosedFolders = ({ uid, gid }, capability) => [
  ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
  ...[`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`, '--'],
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
    'PostgreSQL needs a user with a name, and this user has none: add it to /etc/passwd, or set DATABASE_URL.',
  );
}

function asOrdinaryUser(dataDir) {
  if (fs.existsSync(dataDir) && fs.statSync(dataDir).uid !== process.getuid?.()) {
    throw new UserError(`The database folder ${dataDir} belongs to another user: start as that user.`);
  }
  return iHaveName() ? { ids: {}, prefix: [], owner: undefined } : namedByNamespace({});
}

/** As this user, either directly or through folders that are closed to it; undefined if neither works. */
function asUser(user, dataDir, postgres) {
  const above = nearestExisting(path.dirname(dataDir));
  if (canEnter(above, user) && works([postgres, '--version'], user)) {
    return { ids: user, prefix: [], owner: user };
  }
  for (const capability of ['dac_read_search', 'dac_override']) {
    const prefix = throughClosedFolders(user, capability);
    if (works([...prefix, 'sh', '-c', 'cd "$1" && "$2" --version', 'sh', above, postgres])) {
      return { ids: {}, prefix, owner: user };
    }
  }
  return undefined;
}

const inNamespaceOfRoot = () =>
  works([...AS_NAMED_USER, 'true'])
    ? { ids: {}, prefix: AS_NAMED_USER, owner: { uid: 0, gid: 0 } }
    : undefined;

/** For a folder of an ordinary user: run as that user, who keeps it. */
async function asFolderOwner(ids, systemUser) {
  if (haveName(ids.uid)) return { ids, prefix: [], owner: ids };
  try {
    return { ...namedByNamespace(ids), owner: ids };
  } catch (error) {
    // For example our own user from an earlier container, whose list of users is gone: give it its name back.
    const made = systemUser && !findUser(systemUser) ? await ensureUser(systemUser, ids.uid) : undefined;
    if (made?.uid !== ids.uid) throw error;
    return { ids: made, prefix: [], owner: made };
  }
}

async function asRoot(dataDir, postgres, systemUser) {
  const { uid, gid } = fs.statSync(nearestExisting(dataDir));
  const known = systemUser ? findUser(systemUser) : undefined;
  if (![0, NOBODY, known?.uid].includes(uid)) return asFolderOwner({ uid, gid }, systemUser);
  if (!systemUser) return asNobody(dataDir, postgres);
  const own = known ?? (await ensureUser(systemUser));
  const chosen = (own && asUser(own, dataDir, postgres)) ?? inNamespaceOfRoot();
  if (chosen) return chosen;
  const lacking = own
    ? `let the user ${systemUser} into ${path.dirname(dataDir)} (setpriv)`
    : 'make a user for it (useradd, adduser)';
  throw new UserError(
    `PostgreSQL does not run as root, and root can neither ${lacking} nor use a user namespace (unshare): ` +
      'start as an ordinary user, or set DATABASE_URL.',
  );
}

/** For temporary clusters, and for systems on which we do not know how to create users. */
function asNobody(dataDir, postgres) {
  const nobody = { uid: NOBODY, gid: NOBODY };
  const above = nearestExisting(path.dirname(dataDir));
  if (canEnter(above, nobody) && works([postgres, '--version'], nobody)) {
    return { ids: nobody, prefix: [], owner: nobody };
  }
  const chosen = inNamespaceOfRoot() ?? asUser(nobody, dataDir, postgres);
  if (chosen) return chosen;
  throw new UserError(
    `PostgreSQL does not run as root, and other users may not enter ${above}: ` +
      'start as an ordinary user, move the project to a folder open to others, or set DATABASE_URL.',
  );
}

/**
 * Decides which user PostgreSQL runs as on this data folder.
 * @param {string} dataDir
 * @param {string} postgres The program, which that user must be able to run.
 * @param {{ systemUser: string }} options The name of the user that root creates for it; empty means `nobody`, for a
 *   temporary cluster.
 * @returns {Promise<RunAs>}
 */
export async function chooseRunAs(dataDir, postgres, { systemUser }) {
  if (process.platform === 'win32') return { ids: {}, prefix: [], owner: undefined };
  if (!isRoot) return asOrdinaryUser(dataDir);
  return asRoot(dataDir, postgres, process.platform === 'linux' ? systemUser : '');
}

/** Gives a folder and everything in it to PostgreSQL's user, if that is another one. */
export function giveTo(runAs, folder) {
  if (isRoot && runAs.owner) handOver(folder, runAs.owner, NOBODY);
}

/** What to pass to `spawn` or `spawnSync` to run a program as that user: command, arguments, options. */
export function commandAs(runAs, program, args) {
  const [command, ...rest] = [...runAs.prefix, program, ...args];
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  // In a session of its own, so that Ctrl-C in a terminal does not stop PostgreSQL before the API.
  const options = {
    ...runAs.ids,
    cwd: path.parse(program).root,
    env: { PATH: process.env.PATH, LC_ALL: locale, TZ: 'UTC' },
  };
  return { command, args: rest, options };
}
