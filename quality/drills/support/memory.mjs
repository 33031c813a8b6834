import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const SAMPLE_MS = 50;
const KIB_A_MIB = 1024;

/** Proportional memory of a process, without those it started, in MiB (proc(5), `smaps_rollup`); 0 once it has ended. */
export function memoryOf(pid) {
  try {
    const rollup = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / KIB_A_MIB;
  } catch {
    return 0;
  }
}

/**
 * Watches the memory of a process, or of several together, while something goes on.
 * @param {number | (() => readonly number[])} pids
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} The most it was, in MiB.
 */
export async function peakDuring(pids, work) {
  const present = () => (typeof pids === 'number' ? [pids] : pids());
  const now = () => present().reduce((sum, pid) => sum + memoryOf(pid), 0);
  let most = now();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, now());
      await pause(SAMPLE_MS);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return most;
}
