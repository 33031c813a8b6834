'use strict';

/**
 * What npm runs before every script of ours (`pre…` in package.json), with nothing but the Node that a person already has: it
 * installs the dependencies when `node_modules` does not match the package files. The script itself is another process: npm
 * finds the project's own Node for it in `node_modules/.bin`.
 */
const { spawnSync } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

/** The oldest Node that installs, and the oldest that runs everything where the project's own does not start. */
const OLDEST_TO_INSTALL = [20, 11];
const OLDEST_TO_RUN = 24;

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

/** Of all scripts, npm runs these when it installs. */
const RUN_BY_INSTALL = /^(pre|post)?(install|prepare)$|^prepublish$/;

/** Written last, so that an installation that was cut off is made again. */
const stampFile = (root) => path.join(root, 'node_modules/.install-stamp');

/** What `package.json` says to npm's installation: anything but the commands and sentences for people. */
function asInstalled(root) {
  const described = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const scripts = Object.entries(described.scripts ?? {}).filter(([name]) => RUN_BY_INSTALL.test(name));
  return JSON.stringify({ ...described, scripts, description: undefined });
}

/** What an installation depends on, as one hash: both package files, the platform and the architecture. */
const wantedStamp = (root) =>
  crypto
    .createHash('sha256')
    .update(asInstalled(root))
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

/** Whether `node_modules` is complete and matches these package files. */
function isInstalled(root) {
  try {
    return fs.readFileSync(stampFile(root), 'utf8') === wantedStamp(root);
  } catch {
    return false;
  }
}

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

/** Installs the dependencies unless they are there. @param {string} root */
function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing the dependencies (npm ci); this takes a minute or two.');
  fs.rmSync(stampFile(root), { force: true });
  const [command, args, shell] = npmCommand(root);
  const options = {
    cwd: root,
    env: installEnvironment(root),
    stdio: /** @type {const} */ ('inherit'),
    shell,
  };
  const { status, signal, error } = spawnSync(command, args, options);
  if (status !== 0)
    throw new Error(
      `npm ci failed (${error?.message ?? signal ?? `exit code ${status}`}). Is the npm registry reachable?`,
    );
  fs.writeFileSync(stampFile(root), wantedStamp(root));
  console.log('The dependencies are installed.');
}

/**
 * Sees to it that the `node` which npm finds first is one that starts: the project's own, else the machine's.
 * @param {string} root
 * @param {string} [version] Of the machine's own Node.
 * @throws {Error} When that is too old.
 */
function ensureNode(root, version = process.version) {
  const isWindows = process.platform === 'win32';
  const own = path.join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');
  if (fs.existsSync(own)) {
    if (fs.realpathSync(own) === process.execPath) return;
    if (spawnSync(own, ['--version'], { shell: isWindows }).status === 0) return;
    // Installed, and yet of no use here: musl instead of glibc, or a glibc that is too old.
    fs.rmSync(own);
  }
  if (Number(version.slice(1).split('.')[0]) < OLDEST_TO_RUN)
    throw new Error(
      `The project's own Node does not run on this machine, and this is ${version}: install Node ${OLDEST_TO_RUN}.`,
    );
}

function main() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_TO_INSTALL;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new Error(
      `Ospite needs Node.js ${OLDEST_TO_INSTALL.join('.')} or later; this is ${process.version}.`,
    );
  const root = path.resolve(__dirname, '..');
  ensureInstalled(root);
  ensureNode(root);
}

module.exports = { ensureInstalled, ensureNode, isInstalled };

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
