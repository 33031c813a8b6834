import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { argumentsOf, isAlive } from '../process/alive.mjs';

const POLL_MS = 20;

/** Ways to stop, each with its time limit: a clean shutdown, an immediate one (recovery at the next start), by force. */
const WAYS_TO_STOP = [
  { signal: 'SIGINT', pgCtlMode: 'fast', timeoutMs: 30_000 },
  { signal: 'SIGQUIT', pgCtlMode: 'immediate', timeoutMs: 5_000 },
  { signal: 'SIGKILL', pgCtlMode: 'immediate', timeoutMs: 5_000 },
];

/**
 * What PostgreSQL says about itself in its data folder: lines of postmaster.pid, as its `miscadmin.h` defines them.
 * @returns {{ pid: number, port: number, ready: boolean } | undefined}
 */
export function readPostmaster(dataDir) {
  try {
    const lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** Whether this process is the PostgreSQL of this data folder; another program may have its number by now. */
export function isPostmasterAlive(pid, dataDir) {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const [program = '', ...options] = argumentsOf(pid);
  return program.includes('postgres') && options[options.indexOf('-D') + 1] === dataDir;
}

async function isGone(pid, dataDir, timeoutMs) {
  const end = Date.now() + timeoutMs;
  while (isPostmasterAlive(pid, dataDir)) {
    if (Date.now() > end) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** Windows has no signals; there, PostgreSQL's own tool stops it. */
function askToStop(pid, dataDir, { signal, pgCtlMode }, binaries) {
  if (process.platform === 'win32') {
    spawnSync(binaries.pg_ctl, ['stop', '-D', dataDir, '-m', pgCtlMode, '-W'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Stops a PostgreSQL, ours or one left running by a start that was killed, and waits until it is gone. */
export async function stopPostmaster(pid, dataDir, binaries) {
  for (const way of WAYS_TO_STOP) {
    if (!isPostmasterAlive(pid, dataDir)) return;
    askToStop(pid, dataDir, way, binaries);
    if (await isGone(pid, dataDir, way.timeoutMs)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}
