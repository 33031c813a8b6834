import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { atEnd } from './shutdown.mjs';

const KILL_AFTER_MS = 15_000;

/** Signals a child with all it started; `detached` made it the head of a group. */
export function signalGroup(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends a child with all it started: asks, waits, and after a while insists. */
export function stopChild(child, patienceMs = KILL_AFTER_MS) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve(undefined);
    });
    signalGroup(child, 'SIGTERM');
  });
}

/**
 * Runs a command to its end. It lives in a group of its own, so that nothing it starts stays behind when we are
 * stopped in the middle.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, onLine?: (line: string) => void }} [options] `onLine` gets each
 *   line as it comes; without it nothing is shown.
 * @returns {Promise<{ code: number, output: string }>} What it wrote to both outputs, in order.
 */
export function run(command, args, { env = process.env, cwd, onLine = () => {} } = {}) {
  const child = spawn(command, args, { env, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const forget = atEnd(() => stopChild(child));
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    readline.createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      onLine(line);
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => lines.push(error.message));
    child.once('close', (code) => {
      forget();
      resolve({ code: code ?? 1, output: lines.join('\n') });
    });
  });
}

/**
 * Runs a command that talks with the person itself, in their terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>} Its exit code.
 */
export function runInTerminal(command, args, { env = process.env, cwd } = {}) {
  const child = spawn(command, args, { env, cwd, stdio: 'inherit' });
  const forget = atEnd(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      forget();
      resolve(code ?? 1);
    });
  });
}
