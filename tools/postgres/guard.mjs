import { spawn } from 'node:child_process';

/**
 * Waits until its pipe to us closes, which happens when we end in whatever way. It runs in the background and without a
 * parent, because whatever kills our tree of processes would kill it as well. PostgreSQL's number is read at the
 * end and not before: it changes when the server was started again, which may happen in this very moment.
 */
const SCRIPT = `
(
  trap '' INT TERM HUP
  while read -r word <&3; do [ "$word" = done ] && exit 0; done
  rounds=0
  while [ -e "$1" ] && [ $rounds -lt 50 ]; do
    pid=$(head -n 1 "$1/postgres/postmaster.pid" 2>/dev/null)
    [ -n "$pid" ] && kill -QUIT "$pid" 2>/dev/null && sleep 0.2
    rm -rf -- "$1" 2>/dev/null || sleep 0.2
    rounds=$((rounds + 1))
  done
) &`;

/**
 * A small shell that outlives us by a moment, even a kill -9, to stop a throw-away server and to remove its
 * folder. Windows has none: what a killed test left stays in the temporary folder there.
 * @param {string} folder
 * @returns {() => void} Dismisses the guard once everything is cleaned up.
 */
export function guardFolder(folder) {
  if (process.platform === 'win32') return () => {};
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'guard', folder], {
    // Not its standard input: Node closes that when the shell in front ends, which it does at once.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
    cwd: '/',
  });
  // Neither the process nor its pipe must keep us alive.
  const line = child.stdio[3];
  child.unref();
  line.unref?.();
  child.on('error', () => {});
  line.on('error', () => {});
  return () => line.end('done\n');
}
