'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { takeLock } = require('./lock.cjs');
const { isInstalled, removeStamp, writeStamp } = require('./stamp.cjs');

const PROGRESS_EVERY_MS = 10_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// `--include` because NODE_ENV=production or a person's own npm settings would leave out what builds the product;
// `--loglevel` because npm warns of packages that want a newer Node, which is among what it installs.
const NPM_ARGUMENTS = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
];

/** npm without a shell where that is possible: npm tells its scripts where its own program lies. */
function npmCommand(root) {
  const program = process.env.npm_execpath;
  const isOurs = (file) => file.startsWith(path.join(root, 'node_modules'));
  const node = [process.env.npm_node_execpath, process.execPath].find((file) => file && !isOurs(file));
  if (node && program && /npm-cli\.c?js$/.test(program)) return [node, [program, ...NPM_ARGUMENTS], false];
  return ['npm', NPM_ARGUMENTS, process.platform === 'win32'];
}

/** Without our own folders in PATH, or npm would run a Node that it is just deleting. */
function installEnvironment(root) {
  const ours = path.join(root, 'node_modules');
  const dirs = (process.env.PATH ?? '').split(path.delimiter).filter((dir) => !dir.startsWith(ours));
  const env = { ...process.env, PATH: dirs.join(path.delimiter), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  delete env.NODE_ENV;
  return env;
}

function countPackages(root) {
  try {
    const folder = path.join(root, 'node_modules');
    const names = fs.readdirSync(folder).filter((name) => !name.startsWith('.'));
    const scoped = (name) => fs.readdirSync(path.join(folder, name)).length;
    return names.reduce((sum, name) => sum + (name.startsWith('@') ? scoped(name) : 1), 0);
  } catch {
    return 0; // npm is moving folders about this very moment
  }
}

function showProgress(root) {
  const began = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`  … ${seconds} s, ${countPackages(root)} packages in place`);
  }, PROGRESS_EVERY_MS);
  return () => clearInterval(timer);
}

/** @returns {Promise<string>} Empty when all went well, else how npm ended. */
function runNpm(root, lock) {
  const [command, args, shell] = npmCommand(root);
  const child = spawn(command, args, { cwd: root, env: installEnvironment(root), stdio: 'inherit', shell });
  // Should we be killed, the npm that outlives us still holds the lock.
  if (child.pid) lock.addHolder(child.pid);
  const forward = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const stopProgress = showProgress(root);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(code === 0 ? '' : `ended with ${signal ?? `exit code ${code}`}`),
    );
  }).finally(() => {
    stopProgress();
    for (const signal of SIGNALS) process.off(signal, forward);
  });
}

/**
 * Installs the dependencies unless `node_modules` already belongs to the package files. Two starts at once
 * install once; an installation that was interrupted leaves no stamp and is simply made again.
 */
async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const lock = await takeLock(path.join(root, '.install-lock'), () =>
    console.log('Another start is installing the dependencies; waiting for it.'),
  );
  try {
    if (isInstalled(root)) return;
    console.log('Installing the dependencies (npm ci); this takes a minute or two.');
    removeStamp(root);
    const trouble = await runNpm(root, lock);
    if (trouble) throw new Error(`npm ci ${trouble}. Is the npm registry reachable?`);
    writeStamp(root);
    console.log('The dependencies are installed.');
  } finally {
    lock.release();
  }
}

module.exports = { ensureInstalled };
