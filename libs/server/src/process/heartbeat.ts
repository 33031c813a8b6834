import inspector from 'node:inspector';

/** Who listens takes 25 s of silence for a hang: some of these may come late. */
const EVERY_MS = 5_000;

/**
 * Tells the process that started this one, again and again, that we take our turns: the launcher by IPC, `bin/ospite` by
 * SIGUSR1. One that hears nothing sends SIGINT, on which Node (`--trace-sigint`) prints where we hang, and starts us anew.
 * Not while somebody debugs: at a breakpoint nothing goes on.
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
