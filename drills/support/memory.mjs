import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const SAMPLE_MS = 50;
const KIB_A_MIB = 1024;

/** Numbers of the processes that a process started and that still run. */
function childrenOf(pid) {
  return fs
    .readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number);
}

function proportionalOf(pid) {
  try {
    const kib = /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kib ?? 0) + childrenOf(pid).reduce((sum, child) => sum + proportionalOf(child), 0);
  } catch {
    return 0; // It has ended.
  }
}

/** Proportional memory of a process and of those it started, in MiB (proc(5), `smaps_rollup`). */
export const memoryOf = (pid) => proportionalOf(pid) / KIB_A_MIB;

/**
 * Watches the memory of a process while something goes on.
 * @param {number} pid
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} The most it was, in MiB.
 */
export async function peakDuring(pid, work) {
  let most = memoryOf(pid);
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, memoryOf(pid));
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
