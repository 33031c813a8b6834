'use strict';

/**
 * Questions about other processes. Only CommonJS and built-ins, because the bootstrap asks them before
 * anything is installed.
 */
const fs = require('node:fs');

const hasProc = process.platform === 'linux';

/** The command line of a process, empty when there is none. A zombie has an empty one, and is dead for us. */
function commandLine(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

function answersSignal(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether a process runs. `kill(pid, 0)` also says yes to a zombie, so Linux is asked through /proc. */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  return hasProc ? commandLine(pid) !== '' : answersSignal(pid);
}

/**
 * The fields of /proc/<pid>/stat after the name, which stands in brackets and may hold spaces (proc(5)); the first
 * of them is field 3.
 */
function statFields(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** When a process began, in the kernel's own ticks: tells it from a later one with the same number. */
const beginning = (pid) => statFields(pid)[19] ?? '';

/** The number of a process's parent; undefined where the system does not tell. */
function parentOf(pid) {
  const parent = Number(statFields(pid)[1]);
  return Number.isInteger(parent) ? parent : undefined;
}

/** A text that names one process for as long as it lives, to be written into lock files. */
function processMark(pid = process.pid) {
  return `${pid} ${beginning(pid)}`.trim();
}

/** Whether the process that wrote this mark still runs. */
function isMarkAlive(mark) {
  const [pid, began = ''] = String(mark).trim().split(' ');
  if (!isAlive(Number(pid))) return false;
  return began === '' || began === beginning(Number(pid));
}

module.exports = { commandLine, isAlive, parentOf, processMark, isMarkAlive };
