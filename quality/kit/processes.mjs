import fs from 'node:fs';
import { commandLine, parentOf } from '../../launcher/process/alive.mjs';

/** Every process of this machine that runs now. */
export const processes = () =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** A process and all below it. @param {number} root */
function treeOf(root) {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const isBelow = (/** @type {number | undefined} */ pid) => {
    for (let at = pid; at !== undefined && at > 1; at = parents.get(at)) if (at === root) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow);
}

/** A file of proc(5). @param {number} pid @param {string} file */
export function readProcess(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
}

/**
 * Proportional memory of a process, without those it started, in MiB (proc(5), `smaps_rollup`); 0 once it has ended.
 * @param {number} pid
 */
export const memoryOf = (pid) =>
  Number(/^Pss:\s+(\d+)/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

/** @param {number} pid */
export const childrenOf = (pid) =>
  readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** The API and the process in which it encodes uploads, which ends some seconds after the last one. Quick to find. @param {number} api */
export const servingProcesses = (api) => [
  api,
  ...childrenOf(api).filter((pid) => /encode-upload/.test(commandLine(pid))),
];

/** @param {number} pid @returns {'api' | 'postgres' | 'rest'} */
function partOf(pid) {
  const line = commandLine(pid);
  if (/dist\/apps\/api\/[\w-]+\.mjs/.test(line)) return 'api';
  return /^postgres: |bin\/postgres /.test(line) ? 'postgres' : 'rest';
}

/** MiB of a process and all that it started, by kind. @param {number} root */
export function memoryOfTree(root) {
  const sums = { api: 0, postgres: 0, rest: 0 };
  for (const pid of treeOf(root)) sums[partOf(pid)] += memoryOf(pid);
  return sums;
}
