'use strict';

const { spawn } = require('node:child_process');
const path = require('node:path');
const { takeLock } = require('./lock.cjs');
const { isInstalled, removeStamp, writeStamp } = require('./stamp.cjs');

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Time for npm to finish the file it is writing; an installation left half done is repeated anyway. */
const KILL_NPM_AFTER_MS = 2_000;

/** The user stopped the installation: nothing is wrong with npm or the network. */
class StoppedError extends Error {
  constructor(signal) {
    super('The installation was stopped; the next start will begin it again.');
    this.exitCode = EXIT_CODES[signal];
  }
}

// `--include` because NODE_ENV=production or the user's npm settings could leave out what builds the product;
// `--loglevel` because npm warns about packages that need a newer Node, which is one of the packages it installs.
const NPM_ARGUMENTS = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * `npm ci`, without a shell where possible: npm tells its scripts where its own program is.
 * @returns {[command: string, args: string[], shell: boolean]}
 */
function npmCommand(root) {
  const program = process.env.npm_execpath;
  const isOurs = (file) => file.startsWith(path.join(root, 'node_modules'));
  const node = [process.env.npm_node_execpath, process.execPath].find((file) => file && !isOurs(file));
  if (node && program && /npm-cli\.c?js$/.test(program)) return [node, [program, ...NPM_ARGUMENTS], false];
  return ['npm', NPM_ARGUMENTS, process.platform === 'win32'];
}

/** Without our own folders in PATH, or npm would run a Node that it is about to delete. */
function installEnvironment(root) {
  const ours = path.join(root, 'node_modules');
  const dirs = (process.env.PATH ?? '').split(path.delimiter).filter((dir) => !dir.startsWith(ours));
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: dirs.join(path.delimiter), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  delete env.NODE_ENV;
  return env;
}

/** Signals npm and everything it started: npm ignores signals while it waits for the network or an install script. */
function signalNpm(child, signal) {
  try {
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

/** Stops npm when we are signalled. @returns the signal received, if any, and what to call when npm has ended */
function stopAtSignal(child) {
  let received;
  let force;
  const onSignal = (signal) => {
    // A second signal means that the user will not wait.
    if (received) return signalNpm(child, 'SIGKILL');
    received = signal;
    console.log('Stopping the installation…');
    signalNpm(child, 'SIGTERM');
    force = setTimeout(() => signalNpm(child, 'SIGKILL'), KILL_NPM_AFTER_MS);
  };
  for (const signal of Object.keys(EXIT_CODES)) process.on(signal, onSignal);
  return {
    signal: () => received,
    forget() {
      // What npm started may outlive it.
      if (received) signalNpm(child, 'SIGKILL');
      clearTimeout(force);
      for (const signal of Object.keys(EXIT_CODES)) process.off(signal, onSignal);
    },
  };
}

/**
 * @returns {Promise<string>} How npm failed; empty if it succeeded.
 * @throws {StoppedError}
 */
async function runNpm(root) {
  const [command, args, shell] = npmCommand(root);
  const child = spawn(command, args, {
    cwd: root,
    env: installEnvironment(root),
    stdio: 'inherit',
    shell,
    // A group of its own, so that all of it can be stopped.
    detached: process.platform !== 'win32',
  });
  const stop = stopAtSignal(child);
  const failure = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(code === 0 ? '' : `ended with ${signal ?? `exit code ${code}`}`),
    );
  });
  stop.forget();
  if (stop.signal()) throw new StoppedError(stop.signal());
  return failure;
}

/**
 * Installs the dependencies unless `node_modules` already matches the package files. Two starts at the same time
 * install once; an interrupted installation leaves no stamp and is simply repeated.
 */
async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const release = await takeLock(path.join(root, '.install-lock'), () =>
    console.log('Another start is installing the dependencies; waiting for it.'),
  );
  try {
    if (isInstalled(root)) return;
    console.log('Installing the dependencies (npm ci); this takes a minute or two.');
    removeStamp(root);
    const failure = await runNpm(root);
    if (failure) throw new Error(`npm ci ${failure}. Is the npm registry reachable?`);
    writeStamp(root);
    console.log('The dependencies are installed.');
  } finally {
    release();
  }
}

module.exports = { ensureInstalled };
