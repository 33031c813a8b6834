import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { guardProcess } from '../process/guard.mjs';
import { UserError } from '../process/user-error.mjs';
import { readPostmaster } from './postmaster.mjs';
import { commandAs } from './run-as.mjs';

const POLL_MS = 5;
const LOG_LIMIT_BYTES = 5_000_000;

/** Recovery after a crash replays what was written since the last checkpoint, which takes a while on a slow disk. */
const READY_WITHIN_MS = 180_000;

/** PostgreSQL ended before it was ready; `reason` says how to go on. */
export class LaunchError extends UserError {
  /** @param {string} logged What it wrote while it tried. */
  constructor(logged) {
    const lines = logged.trim().split('\n');
    super(`PostgreSQL did not start: ${lines.find((line) => line.includes('FATAL')) ?? lines.at(-1)}`);
    /** @type {'held' | 'port' | 'other'} */
    this.reason = /postmaster\.pid" already exists|pre-existing shared memory/.test(logged)
      ? 'held'
      : /Address already in use|could not bind|could not create any TCP/.test(logged)
        ? 'port'
        : 'other';
  }
}

/**
 * Sized for one small site on a shared machine (`npm run bench -- memory`): the operating system caches the files anyway,
 * three processes that only read ahead are not worth their memory, and nothing replicates from here.
 */
const SMALL = { shared_buffers: '32MB', max_logical_replication_workers: 0, io_method: 'sync' };

/** 100 is PostgreSQL's default; several test suites at once need more. */
const CONNECTIONS = { product: 100, tests: 200 };

/** For tests: nothing survives a power cut, and a password costs one round of hashing at each connection, not 4,096. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: 1 };
const asOptions = (values) => Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
export const FAST_OPTIONS = asOptions(FAST);

function settings(port, durable) {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: durable ? CONNECTIONS.product : CONNECTIONS.tests,
    ...SMALL,
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Failures are logged without the row and the statement: these contain what guests typed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  return [...asOptions(values), ...(durable ? [] : FAST_OPTIONS)];
}

function openLog(file) {
  if (fs.existsSync(file) && fs.statSync(file).size > LOG_LIMIT_BYTES) fs.renameSync(file, `${file}.1`);
  const handle = fs.openSync(file, 'a', 0o600);
  return { handle, from: fs.fstatSync(handle).size };
}

const readLog = (file, from) => fs.readFileSync(file).subarray(from).toString('utf8');

/**
 * Starts PostgreSQL and waits until it accepts connections. It logs to `postgres.log` beside the data folder: a file and
 * not a pipe, so that it can go on writing if we are killed.
 * @param {{ dataDir: string, port: number, durable: boolean, runAs: import('./run-as.mjs').RunAs,
 *   binaries: import('./binaries.mjs').Binaries }} options
 * @returns {Promise<import('node:child_process').ChildProcess>}
 * @throws {LaunchError}
 */
export async function launch({ dataDir, port, durable, runAs, binaries }) {
  const logFile = path.join(path.dirname(dataDir), 'postgres.log');
  const { handle, from } = openLog(logFile);
  const { command, args, options } = commandAs(runAs, binaries.postgres, [
    '-D',
    dataDir,
    ...settings(port, durable),
  ]);
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', handle, handle] });
  fs.closeSync(handle);
  guardProcess('postgres', child.pid ?? 0);
  let ended = '';
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => {
    guardProcess('postgres', 0);
    ended ||= `ended with ${signal ?? code}`;
  });
  const latest = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (ended) throw new LaunchError(readLog(logFile, from) || ended);
    const state = readPostmaster(dataDir);
    if (state?.pid === child.pid && state?.ready) return child;
    if (Date.now() > latest) {
      child.kill('SIGKILL');
      throw new LaunchError(`FATAL: not ready after ${READY_WITHIN_MS / 1000} s`);
    }
    await pause(POLL_MS);
  }
}
