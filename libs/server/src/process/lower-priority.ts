import os from 'node:os';

/**
 * Lets a process that was just started yield to others; threads that it starts later do, too.
 * @param nice from 1, a little, to 19, to all others (setpriority(2))
 */
export function lowerPriority(pid: number | undefined, nice: number): void {
  try {
    if (pid !== undefined) os.setPriority(pid, nice);
  } catch {
    // It has ended already, or the system does not allow it: it then runs like any other process.
  }
}
