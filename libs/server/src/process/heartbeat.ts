import inspector from 'node:inspector';

/** The listener takes 25 s of silence for a hang, so some of these may come late. */
const EVERY_MS = 5_000;

/**
 * Sends heartbeats to the process that started this one: to the launcher by IPC, to `bin/ospite` by SIGUSR1. Without
 * them it sends SIGINT, on which Node (`--trace-sigint`) prints where we hang, and restarts us. Not while debugging:
 * everything stops at a breakpoint.
 * @param signalsParent whether `bin/ospite` has started us
 */
export function sendHeartbeats(signalsParent: boolean): void {
  const parent = process.ppid;
  const send = () => {
    if (process.send) process.send('alive', undefined, undefined, () => undefined);
    else if (process.ppid === parent) process.kill(parent, 'SIGUSR1');
  };
  if (inspector.url() !== undefined || !hasListener(signalsParent)) return;
  send();
  setInterval(send, EVERY_MS).unref();
}

/** Whether somebody listens for heartbeats; then SIGINT is theirs. */
export const hasListener = (signalsParent: boolean): boolean => process.send !== undefined || signalsParent;
