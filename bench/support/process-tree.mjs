import fs from 'node:fs';
import alive from '../../tools/process/alive.cjs';
import { fileMemory } from '../memory/shared-pages.mjs';

const allProcesses = () =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** A process and all below it. */
function treeOf(root) {
  const parents = new Map(allProcesses().map((pid) => [pid, alive.parentOf(pid)]));
  const isBelow = (pid) => {
    for (let at = pid; at !== undefined && at > 1; at = parents.get(at)) if (at === root) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow);
}

function readProcess(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
}

/** MB that are of no file, where each page counts by as many parts as processes share it (proc_pid_smaps(5)). */
const anonymousMemory = (pid) =>
  Number(/^Pss_Anon:\s+(\d+) kB$/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

/** Time on the processor, in the kernel's hundredths of a second: fields 14 and 15 of proc_pid_stat(5). */
function ticksOf(pid) {
  const stat = readProcess(pid, 'stat');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** Processor time of a process and each below it by their numbers, in the kernel's hundredths of a second. */
export const ticksByProcess = (root) => new Map(treeOf(root).map((pid) => [pid, ticksOf(pid)]));

/** The same of all together. */
export const ticksOfTree = (root) =>
  [...ticksByProcess(root).values()].reduce((sum, ticks) => sum + ticks, 0);

/** Whether the API has pictures made smaller in a process beside it, which yields to all others and so may rest. */
export const isEncoding = (root) => treeOf(root).some((pid) => /encode-avif/.test(alive.commandLine(pid)));

const childrenOf = (pid) => readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** The API and the process in which it encodes uploads, which ends some seconds after the last one. Quick to find. */
export const servingProcesses = (api) => [
  api,
  ...childrenOf(api).filter((pid) => /encode-upload/.test(alive.commandLine(pid))),
];

function partOf(pid) {
  const line = alive.commandLine(pid);
  if (/dist\/apps\/api\/[\w-]+\.mjs/.test(line)) return 'api';
  return /^postgres: |bin\/postgres /.test(line) ? 'postgres' : 'rest';
}

/**
 * What a process and all that it started take.
 * @param {number} root
 * @returns {{ api: number, postgres: number, rest: number }} Proportional sizes in MB.
 */
export function proportionalMemory(root) {
  const sums = { api: 0, postgres: 0, rest: 0 };
  const pids = treeOf(root);
  const ofFiles = fileMemory(pids);
  for (const pid of pids) sums[partOf(pid)] += anonymousMemory(pid) + (ofFiles.get(pid) ?? 0);
  return sums;
}
