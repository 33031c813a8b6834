import fs from 'node:fs';

const hasProc = process.platform === 'linux';

/** What a process was started with: program and arguments; empty when there is no such process. */
export function argumentsOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  } catch {
    return [];
  }
}

/** The command line of a process, empty when there is none. A zombie has an empty one, and is dead for us. */
export function commandLine(pid) {
  return argumentsOf(pid).join(' ').trim();
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
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  return hasProc ? commandLine(pid) !== '' : answersSignal(pid);
}

/** The number of a process's parent (proc(5); the name before it stands in brackets); undefined where the system does not tell. */
export function parentOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
