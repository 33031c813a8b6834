import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Reads lines `api <pid>` and `postgres <pid>` (0 for none) until the pipe to us closes, as it does however we end. Then it
 * stops the API's process group with its encoders (SIGTERM, later SIGKILL), and PostgreSQL (SIGINT, SIGQUIT, SIGKILL), all
 * within 5 s. It has no parent, so killing the launcher's process tree spares it. It goes by PostgreSQL's pid alone: the data
 * folder may already hold that of the next start.
 */
const STOP_PROCESSES = `
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

/**
 * Removes a folder when the pipe to us closes without a `done`. PostgreSQL's pid is read only then: it is another one after each
 * restart.
 */
const REMOVE_FOLDER = `
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

/** Starts a small shell that outlives us by a moment. @returns {import('node:stream').Writable} Our pipe to it. */
function startGuard(script, ...args) {
  const child = spawn('/bin/sh', ['-c', script, 'guard', ...args], {
    // Not standard input: Node closes that when the outer shell ends, which it does at once.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
    cwd: '/',
  });
  const pipe = /** @type {import('node:net').Socket} */ (child.stdio[3]);
  // Neither the process nor its pipe must keep us alive.
  child.unref();
  pipe.unref();
  child.on('error', () => {});
  pipe.on('error', () => {});
  return pipe;
}

/** @type {import('node:stream').Writable | undefined} */
let processes;

/**
 * Makes sure that what we started does not outlive us, even when we are killed: a small shell stands by for that.
 * Windows has none; there the next start stops what is left.
 * @param {'api' | 'postgres'} name
 * @param {number} pid Its process number; 0 when it runs no more.
 */
export function guardProcess(name, pid) {
  if (process.platform === 'win32') return;
  processes ??= startGuard(STOP_PROCESSES);
  processes.write(`${name} ${pid}\n`);
}

/**
 * Makes a folder that goes with us, even when we are killed, and a PostgreSQL that runs in it. Others may pass through:
 * PostgreSQL may run as another user inside. Windows has no such guard: what a killed test left stays there.
 * @param {string} prefix Of its name, which ends in something random.
 * @param {string} [parent]
 * @returns {{ folder: string, remove: () => void }}
 */
export function makeThrowAwayFolder(prefix, parent = os.tmpdir()) {
  const folder = fs.mkdtempSync(path.join(parent, prefix));
  fs.chmodSync(folder, 0o755);
  const pipe = process.platform === 'win32' ? undefined : startGuard(REMOVE_FOLDER, folder);
  const remove = () => {
    fs.rmSync(folder, { recursive: true, force: true });
    pipe?.end('done\n');
  };
  return { folder, remove };
}
