'use strict';

const { spawn } = require('node:child_process');
const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { commandLine, parentOf } = require('../process/alive.cjs');

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK_MS = 500;

function entryEnvironment(root, node) {
  const dirs = [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  // The entry ends when we do, even after a kill -9, when we can no longer tell it to.
  return { ...process.env, PATH: dirs.join(path.delimiter), PARENT_WATCH: '1' };
}

/**
 * Our parent processes: npm, or npm's `sh -c` and npm. When either ends, or npm gets a SIGTERM that never reaches us,
 * these numbers change. The shell in which a user typed `npm start` does not count: what runs in the background may
 * outlive it.
 */
function ancestry() {
  const parent = process.ppid;
  const isShell = /^(\/bin\/)?(sh|dash|bash|ash) -c /.test(commandLine(parent));
  return isShell ? `${parent} ${parentOf(parent)}` : String(parent);
}

/** When started by hand and not by npm, there is no process to watch. */
function whenNpmGoes(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {};
  const before = ancestry();
  const watch = setInterval(() => ancestry() !== before && stop(), PARENT_CHECK_MS);
  return () => clearInterval(watch);
}

/**
 * Runs the entry in this process, which is already the right Node: a second one would take 50 ms to start, and 15 MB for
 * as long as the product runs.
 * @returns {Promise<never>} The entry ends the process.
 */
async function becomeEntry(root, entry, args) {
  const file = path.join(root, entry);
  Object.assign(process.env, entryEnvironment(root, process.execPath));
  process.argv = [process.execPath, file, ...args];
  whenNpmGoes(() => process.kill(process.pid, 'SIGTERM'));
  await import(pathToFileURL(file).href);
  return new Promise(() => {});
}

/**
 * Runs the entry under another Node and ends when it does. Signals are passed on to it, and when npm ends it is stopped
 * too, rather than left as an orphan.
 * @returns {Promise<number>} The exit code to end with.
 */
function startEntry(root, node, entry, args) {
  const child = spawn(node, [entry, ...args], {
    cwd: root,
    env: entryEnvironment(root, node),
    stdio: 'inherit',
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  const stopWatching = whenNpmGoes(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopWatching();
      resolve(code ?? 128 + (os.constants.signals[signal ?? ''] ?? 0));
    });
  });
}

/** @returns {Promise<number>} The exit code to end with. */
function runEntry(root, node, entry, args) {
  return node === process.execPath ? becomeEntry(root, entry, args) : startEntry(root, node, entry, args);
}

module.exports = { runEntry };
