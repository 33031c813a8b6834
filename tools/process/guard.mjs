import { spawn } from 'node:child_process';

/**
 * Reads lines `api <process number>` and `postgres <process number>` until the pipe to us closes, which it does when we
 * end, however that happens; 0 means that there is none. Then it stops the API's process group with its encoders (SIGTERM, later SIGKILL), and
 * PostgreSQL (SIGINT, SIGQUIT, SIGKILL), all within 5 s. It has no parent, so that killing the launcher's process tree
 * does not kill it too, and knows PostgreSQL by its number alone: the data folder may already hold that of the next start.
 */
const SCRIPT = `
(
  trap '' INT TERM HUP
  api=0 postgres=0
  while read -r name pid <&3; do
    case $name in api) api=$pid ;; postgres) postgres=$pid ;; esac
  done
  runs() { [ "$1" -gt 0 ] && kill -0 "$1" 2>/dev/null; }
  wait_for() {
    tenths=$2
    while [ "$tenths" -gt 0 ] && runs "$1"; do sleep 0.1; tenths=$((tenths - 1)); done
  }
  runs "$api" && kill -TERM "-$api" && wait_for "$api" 20
  runs "$postgres" && kill -INT "$postgres" && wait_for "$postgres" 10
  runs "$api" && kill -KILL "-$api"
  runs "$postgres" && kill -QUIT "$postgres" && wait_for "$postgres" 8
  runs "$postgres" && kill -KILL "$postgres"
) 2>/dev/null &`;

/** @type {import('node:stream').Writable | undefined} */
let line;

function startGuard() {
  const child = spawn('/bin/sh', ['-c', SCRIPT], {
    // Not its standard input: Node closes that when the shell in front ends, which it does at once.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
    cwd: '/',
  });
  const pipe = child.stdio[3];
  // Neither the process nor its pipe must keep us alive.
  child.unref();
  pipe.unref?.();
  child.on('error', () => {});
  pipe.on('error', () => {});
  return pipe;
}

/**
 * Makes sure that what we started does not outlive us, even when we are killed: a small shell stands by for that.
 * Windows has none; there the next start stops what is left.
 * @param {'api' | 'postgres'} name
 * @param {number} pid Its process number; 0 when it runs no more.
 */
export function guardProcess(name, pid) {
  if (process.platform === 'win32') return;
  line ??= startGuard();
  line.write(`${name} ${pid}\n`);
}
