import { spawn } from 'node:child_process';

/**
 * Waits for the end of its line to us, which comes when we end, however that happens. It does so in the background and
 * without a parent, because who ends a tree of processes would end it as well. PostgreSQL's number is read at the
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
 * folder. Windows has none: there the system's temporary folder keeps what a killed test left.
 * @param {string} folder
 * @returns {() => void} Sends the guard home when all was tidied up properly.
 */
export function guardFolder(folder) {
  if (process.platform === 'win32') return () => {};
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'guard', folder], {
    // Not its standard input: Node closes that when the shell in front ends, which it does at once.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
    cwd: '/',
  });
  // Neither the process nor its pipe keeps us from ending.
  const line = child.stdio[3];
  child.unref();
  line.unref?.();
  child.on('error', () => {});
  line.on('error', () => {});
  return () => line.end('done\n');
}
