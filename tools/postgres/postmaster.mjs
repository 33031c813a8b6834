import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import alive from '../process/alive.cjs';

const LOOK_AGAIN_MS = 20;

/** How long each way of stopping may take: kindly (fast shutdown), at once (recovery at the next start), by force. */
const WAYS_TO_STOP = [
  { signal: 'SIGINT', pgCtlMode: 'fast', patienceMs: 30_000 },
  { signal: 'SIGQUIT', pgCtlMode: 'immediate', patienceMs: 5_000 },
  { signal: 'SIGKILL', pgCtlMode: 'immediate', patienceMs: 5_000 },
];

/**
 * What PostgreSQL says of itself in its data folder; lines of postmaster.pid as in its `miscadmin.h`.
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

/** Whether this process is the PostgreSQL of this data folder; its number may long belong to another program. */
export function isPostmasterAlive(pid, dataDir) {
  if (!alive.isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const line = alive.commandLine(pid);
  return line.includes('postgres') && line.includes(dataDir);
}

async function isGone(pid, dataDir, patienceMs) {
  const end = Date.now() + patienceMs;
  while (isPostmasterAlive(pid, dataDir)) {
    if (Date.now() > end) return false;
    await pause(LOOK_AGAIN_MS);
  }
  return true;
}

/** Windows has no signals: there PostgreSQL's own tool asks it to stop. */
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

/** Stops a PostgreSQL, ours or one that a killed start left behind, and waits until it is gone. */
export async function stopPostmaster(pid, dataDir, binaries) {
  for (const way of WAYS_TO_STOP) {
    if (!isPostmasterAlive(pid, dataDir)) return;
    askToStop(pid, dataDir, way, binaries);
    if (await isGone(pid, dataDir, way.patienceMs)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}
