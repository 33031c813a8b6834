import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../process/alive.cjs';
import stamps from './stamp.cjs';

const INSTALL = path.join(import.meta.dirname, 'install.cjs');
const created = [];
let root;

/**
 * Stands for npm: notes that it ran, takes a moment, and leaves a folder. `SLOW` makes it hang for good; `DEAF` makes it heed no
 * signal either, as while it waits for a registry, and hang in a script of a package besides.
 */
const FAKE_NPM = `
const fs = require('node:fs');
fs.appendFileSync('npm-runs', process.pid + '\\n');
if (process.env.DEAF) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => fs.writeSync(1, 'npm heard it\\n'));
  const script = require('node:child_process').spawn('sleep', ['3600'], { stdio: 'ignore' });
  fs.writeFileSync('npm-script', String(script.pid));
}
if (process.env.SLOW) setInterval(() => {}, 1000);
else setTimeout(() => fs.mkdirSync('node_modules', { recursive: true }), 400);
`;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-install-'));
  created.push(root);
  fs.writeFileSync(path.join(root, 'package.json'), '{}');
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{}');
  fs.writeFileSync(path.join(root, 'npm-cli.cjs'), FAKE_NPM);
});

after(() => created.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

function startInstall(env = {}) {
  const script = `require(${JSON.stringify(INSTALL)}).ensureInstalled(process.cwd()).catch((error) => {
    console.error(error.message);
    process.exit(error.exitCode ?? 1);
  })`;
  const npm = { npm_execpath: path.join(root, 'npm-cli.cjs'), npm_node_execpath: process.execPath };
  return spawn(process.execPath, ['-e', script], {
    cwd: root,
    env: { ...process.env, ...npm, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** All that an installation says, so far. */
function listen(child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return () => said;
}

async function install() {
  const [code] = await once(startInstall(), 'exit');
  return code;
}

const runs = () => fs.readFileSync(path.join(root, 'npm-runs'), 'utf8').trim().split('\n').length;

async function until(condition) {
  const end = Date.now() + 20_000;
  while (!condition()) {
    assert.ok(Date.now() < end, 'waited too long');
    await pause(20);
  }
}

test('a finished installation is not made again', async () => {
  assert.equal(await install(), 0);
  assert.equal(await install(), 0);
  assert.equal(runs(), 1);
});

test('another lock file means another installation', async () => {
  await install();
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{"changed":true}');
  assert.equal(stamps.isInstalled(root), false);
  await install();
  assert.equal(runs(), 2);
});

test('a new command for people needs no installation, and whatever tells npm what to install does', async () => {
  const describe = (fields) => fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify(fields));
  const scripts = { start: 'node start.mjs' };
  describe({ scripts, devDependencies: { jest: '1.0.0' } });
  await install();
  describe({ scripts: { start: 'node other.mjs' }, description: 'x', devDependencies: { jest: '1.0.0' } });
  assert.equal(stamps.isInstalled(root), true);
  for (const fields of [
    { devDependencies: { jest: '2.0.0' } },
    { dependencies: { jest: '1.0.0' } },
    { devDependencies: { jest: '1.0.0' }, overrides: { jest: '1.0.1' } },
    { devDependencies: { jest: '1.0.0' }, allowScripts: { jest: true } },
    { devDependencies: { jest: '1.0.0' }, scripts: { ...scripts, postinstall: 'node build.mjs' } },
  ]) {
    describe({ scripts, ...fields });
    assert.equal(stamps.isInstalled(root), false, JSON.stringify(fields));
  }
});

test('a folder without a stamp is installed anew', async () => {
  fs.mkdirSync(path.join(root, 'node_modules'));
  await install();
  assert.equal(runs(), 1);
  assert.equal(stamps.isInstalled(root), true);
});

test('of two starts at once one installs and the other waits', async () => {
  const codes = await Promise.all([install(), install()]);
  assert.deepEqual(codes, [0, 0]);
  assert.equal(runs(), 1);
  assert.equal(fs.existsSync(path.join(root, '.install-lock')), false);
});

test('a start that was killed together with its npm leaves no obstacle', async () => {
  const killed = startInstall({ SLOW: '1' });
  await until(() => fs.existsSync(path.join(root, 'npm-runs')));
  killed.kill('SIGKILL');
  process.kill(Number(fs.readFileSync(path.join(root, 'npm-runs'), 'utf8')), 'SIGKILL');
  await once(killed, 'exit');
  assert.equal(await install(), 0);
  assert.equal(stamps.isInstalled(root), true);
});

for (const [signal, exitCode] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
]))
  test(`${signal} during an installation that hangs is answered before npm gets it, ends npm though it would go on for ever, and the next start mends it`, async () => {
    const stopped = startInstall({ SLOW: '1', DEAF: '1' });
    const said = listen(stopped);
    await until(() => fs.existsSync(path.join(root, 'npm-script')));
    const script = Number(fs.readFileSync(path.join(root, 'npm-script'), 'utf8'));
    stopped.kill(signal);
    const [code] = await once(stopped, 'exit');
    assert.match(said(), /Stopping[^]*npm heard it/);
    assert.equal(code, exitCode);
    assert.doesNotMatch(said(), /registry/);
    assert.equal(stamps.isInstalled(root), false);
    assert.equal(fs.existsSync(path.join(root, '.install-lock')), false);
    await until(() => !isAlive(script));
    assert.equal(await install(), 0);
    assert.equal(stamps.isInstalled(root), true);
  });
