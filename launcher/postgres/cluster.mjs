import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writePrivateFile } from '../process/folders.mjs';
import { UserError } from '../process/user-error.mjs';
import { MAJOR } from './binaries.mjs';
import { FAST_OPTIONS } from './launch.mjs';
import { makePassword, passwordFiles, readPassword } from './passwords.mjs';
import { commandAs } from './run-as.mjs';

/** The role that initdb creates, only for the supervisor. The API's role is in roles.mjs. */
export const SUPERUSER = 'ospite';

/** PostgreSQL's own rules for sorting and case, which are the same on every system; UTF-8. */
const LOCALE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
];

function runTool(runAs, program, args, input) {
  const { command, args: words, options } = commandAs(runAs, program, args);
  const result = spawnSync(command, words, { ...options, input, encoding: 'utf8' });
  if (result.status === 0) return;
  const why = result.error?.message ?? result.stderr.trim();
  throw new UserError(`${path.basename(program)} failed: ${why}`);
}

/** Sets a new superuser password without the old one: PostgreSQL's single-user mode asks for none. */
function resetPassword(runAs, binaries, dataDir, password) {
  const sql = `ALTER ROLE ${SUPERUSER} WITH PASSWORD '${password}'\n`;
  runTool(runAs, binaries.postgres, ['--single', '-D', dataDir, 'postgres'], sql);
}

function createCluster(runAs, binaries, dataDir, { password, durable }) {
  // Created beside its final place and moved there in one step, so that an interrupted initdb never looks like a database.
  const fresh = `${dataDir}.new`;
  const secret = `${dataDir}.secret`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  writePrivateFile(secret, password);
  if (runAs.user) for (const file of [fresh, secret]) fs.chownSync(file, runAs.user.uid, runAs.user.gid);
  try {
    const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${secret}`];
    const fast = durable ? [] : ['--no-sync', ...FAST_OPTIONS];
    runTool(runAs, binaries.initdb, ['-D', fresh, ...access, ...LOCALE, ...fast]);
  } finally {
    fs.rmSync(secret, { force: true });
  }
  if (fs.existsSync(dataDir)) fs.rmdirSync(dataDir);
  fs.renameSync(fresh, dataDir);
}

const versionFile = (dataDir) => path.join(dataDir, 'PG_VERSION');

/**
 * Leaves a data folder of another major version of PostgreSQL as it is: only the programs of that version read it.
 * @throws {UserError} with the way to go on
 */
export function checkVersion(dataDir) {
  const file = versionFile(dataDir);
  const found = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : MAJOR;
  if (found === MAJOR) return;
  throw new UserError(
    `The database in ${dataDir} was created by PostgreSQL ${found}, but this Ospite comes with ${MAJOR}, and nothing was ` +
      'changed. Back it up with the Ospite that created it (npm run backup -- <file>), move the folder ' +
      `${path.dirname(dataDir)} elsewhere, and restore it here (npm run restore -- --moved <file>).`,
  );
}

/**
 * Makes sure that the data folder contains a database cluster and that we know its superuser's password, which is kept
 * beside it in `postgres-password` (mode 0600). PostgreSQL must not be running.
 * @param {import('./run-as.mjs').RunAs} runAs
 * @param {import('./binaries.mjs').Binaries} binaries
 * @param {string} dataDir
 * @param {{ durable: boolean }} options
 * @returns {string} The superuser's password.
 */
export function ensureCluster(runAs, binaries, dataDir, { durable }) {
  const file = passwordFiles(dataDir).superuser;
  const exists = fs.existsSync(versionFile(dataDir));
  const known = readPassword(file);
  const password = known || makePassword();
  if (!exists) {
    if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0) {
      throw new UserError(
        `${dataDir} contains something that is not a database: move it elsewhere, or set DATA_DIR.`,
      );
    }
    // The password first: a cluster whose password is lost needs a reset; a password without a cluster does no harm.
    writePrivateFile(file, `${password}\n`);
    createCluster(runAs, binaries, dataDir, { password, durable });
    return password;
  }
  if (!known) {
    resetPassword(runAs, binaries, dataDir, password);
    writePrivateFile(file, `${password}\n`);
  }
  return password;
}
