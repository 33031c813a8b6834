import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '../process/folders.mjs';
import { freePort } from '../process/ports.mjs';
import { findBinaries } from './binaries.mjs';
import { SUPERUSER, checkVersion, ensureCluster } from './cluster.mjs';
import { databaseUrl, ensureDatabase } from './database.mjs';
import { holdDataDir } from './holder.mjs';
import { LaunchError, launch } from './launch.mjs';
import { ensurePassword, passwordFiles } from './passwords.mjs';
import { isPostmasterAlive, readPostmaster, stopPostmaster } from './postmaster.mjs';
import { APPLICATION_ROLE, ensureApplicationRole } from './roles.mjs';
import { chooseRunAs } from './run-as.mjs';
import { SYSTEM_USER } from './system-user.mjs';

/** The product's database. */
export const DATABASE = 'ospite';

/** After a crash the old server's shared memory stays in use for up to 2 s, until its dead processes are reaped. */
const HELD_RETRY_MS = 500;
const HELD_RETRIES = 40;
const RESTART_PAUSES_MS = [0, 500, 1_000, 2_000, 5_000];

/**
 * Launches PostgreSQL despite temporary obstacles: stops a server of ours that was left running, waits for a lock that is
 * still held, and takes another port if that is allowed.
 */
async function launchWithRetries(setup, port, { mayChangePort }) {
  for (let tries = 0; ; tries += 1) {
    const left = readPostmaster(setup.dataDir);
    if (left && isPostmasterAlive(left.pid, setup.dataDir)) {
      await stopPostmaster(left.pid, setup.dataDir, setup.binaries);
    }
    try {
      return { child: await launch({ ...setup, port }), port };
    } catch (error) {
      if (!(error instanceof LaunchError) || error.reason === 'other' || tries >= HELD_RETRIES) throw error;
      if (error.reason === 'port' && mayChangePort) port = await freePort();
      else await pause(HELD_RETRY_MS);
    }
  }
}

/**
 * Starts the embedded PostgreSQL on a data folder (creating it the first time) and keeps it running: if it dies, it
 * is started again on the same port. It listens only on 127.0.0.1, with generated passwords.
 *
 * @param {object} options
 * @param {string} options.dataDir Beside it are `postgres-password` (the superuser's), `postgres-application-password`
 *   and `postgres.log`.
 * @param {(line: string) => void} [options.log] Called with a line about each restart.
 * @param {boolean} [options.durable] False for tests: faster, but a power cut may lose everything.
 * @param {() => void} [options.onRestart] Called when PostgreSQL is running again after it died.
 * @param {string} [options.systemUser] The user that root runs it as, made unless it exists; tests take `nobody`.
 * @returns {Promise<{ url: string, adminUrl: string, stop: () => Promise<void> }>} `url` is the database `ospite` for
 *   the application's role, `adminUrl` the database `postgres` for the superuser.
 */
export async function startPostgres({
  dataDir,
  log = () => {},
  durable = true,
  onRestart = () => {},
  systemUser = SYSTEM_USER,
}) {
  const folder = path.resolve(dataDir);
  checkVersion(folder);
  const binaries = await findBinaries();
  makeFolder(path.dirname(folder));
  const runAs = chooseRunAs(folder, binaries.postgres, { systemUser });
  const release = await holdDataDir(folder);
  try {
    return await startHeld({ folder, binaries, runAs, log, durable, onRestart, release });
  } catch (error) {
    release();
    throw error;
  }
}

async function startHeld({ folder, binaries, runAs, log, durable, onRestart, release }) {
  const left = readPostmaster(folder);
  if (left) await stopPostmaster(left.pid, folder, binaries);
  const password = ensureCluster(runAs, binaries, folder, { durable });
  const setup = { dataDir: folder, durable, runAs, binaries };

  const { child, port } = await launchWithRetries(setup, await freePort(), { mayChangePort: true });
  const keeper = keepRunning({ setup, first: child, port, log, onRestart, release });

  const asSuperuser = (database) => databaseUrl({ user: SUPERUSER, password, port, database });
  try {
    const own = ensurePassword(passwordFiles(folder).application);
    await ensureDatabase(asSuperuser('postgres'), DATABASE);
    await ensureApplicationRole(asSuperuser(DATABASE), own);
    const url = databaseUrl({ user: APPLICATION_ROLE, password: own, port, database: DATABASE });
    return { url, adminUrl: asSuperuser('postgres'), stop: keeper.stop };
  } catch (error) {
    await keeper.stop();
    throw error;
  }
}

/** Watches the server and restarts it when it dies, until it is stopped. */
function keepRunning({ setup, first, port, log, onRestart, release }) {
  let child = first;
  let restarting = Promise.resolve();
  let stopping;

  const onExit = (code, signal) => {
    if (stopping) return;
    log(`PostgreSQL ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again.`);
    restarting = restart();
  };

  async function restart() {
    for (let tries = 0; !stopping; tries += 1) {
      await pause(RESTART_PAUSES_MS[Math.min(tries, RESTART_PAUSES_MS.length - 1)]);
      try {
        ({ child } = await launchWithRetries(setup, port, { mayChangePort: false }));
        child.once('exit', onExit);
        log('PostgreSQL is running again.');
        onRestart();
        return;
      } catch (error) {
        log(error.message);
      }
    }
  }

  // The last resort, when this process ends without stop(): PostgreSQL shuts down by itself.
  const atExit = () => {
    child.kill('SIGINT');
    release();
  };
  process.once('exit', atExit);
  child.once('exit', onExit);

  const stopOnce = async () => {
    await restarting;
    process.off('exit', atExit);
    if (child.pid) await stopPostmaster(child.pid, setup.dataDir, setup.binaries);
    release();
  };
  return { stop: () => (stopping ??= stopOnce()) };
}
