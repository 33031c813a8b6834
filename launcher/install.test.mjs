import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureNode, isInstalled } from './install.cjs';

const INSTALL = path.join(import.meta.dirname, 'install.cjs');
const created = [];
let root;

/** Stands for npm: notes that it ran, and leaves a folder. `HANGS` makes it leave none, and hang. */
const FAKE_NPM = `
const fs = require('node:fs');
fs.appendFileSync('npm-runs', process.pid + '\\n');
if (process.env.HANGS) setInterval(() => {}, 1000);
else if (process.env.FAILS) process.exit(7);
else fs.mkdirSync('node_modules', { recursive: true });
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
  const script = `try {
    require(${JSON.stringify(INSTALL)}).ensureInstalled(process.cwd());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }`;
  const npm = { npm_execpath: path.join(root, 'npm-cli.cjs'), npm_node_execpath: process.execPath };
  return spawn(process.execPath, ['-e', script], {
    cwd: root,
    env: { ...process.env, ...npm, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function install() {
  const [code] = await once(startInstall(), 'exit');
  return code;
}

const runs = () => fs.readFileSync(path.join(root, 'npm-runs'), 'utf8').trim().split('\n').length;

test('a finished installation is not made again', async () => {
  assert.equal(await install(), 0);
  assert.equal(await install(), 0);
  assert.equal(runs(), 1);
});

test('another lock file means another installation', async () => {
  await install();
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{"changed":true}');
  assert.equal(isInstalled(root), false);
  await install();
  assert.equal(runs(), 2);
});

test('a new command for people needs no installation, and whatever tells npm what to install does', async () => {
  const describe = (fields) => fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify(fields));
  const scripts = { start: 'node start.mjs' };
  describe({ scripts, devDependencies: { jest: '1.0.0' } });
  await install();
  describe({ scripts: { start: 'node other.mjs' }, description: 'x', devDependencies: { jest: '1.0.0' } });
  assert.equal(isInstalled(root), true);
  for (const fields of [
    { devDependencies: { jest: '2.0.0' } },
    { dependencies: { jest: '1.0.0' } },
    { devDependencies: { jest: '1.0.0' }, overrides: { jest: '1.0.1' } },
    { devDependencies: { jest: '1.0.0' }, allowScripts: { jest: true } },
    { devDependencies: { jest: '1.0.0' }, scripts: { ...scripts, postinstall: 'node build.mjs' } },
  ]) {
    describe({ scripts, ...fields });
    assert.equal(isInstalled(root), false, JSON.stringify(fields));
  }
});

test('a folder without a stamp is installed anew', async () => {
  fs.mkdirSync(path.join(root, 'node_modules'));
  await install();
  assert.equal(runs(), 1);
  assert.equal(isInstalled(root), true);
});

test('a start that was killed together with its npm leaves no obstacle', async () => {
  const killed = startInstall({ HANGS: '1' });
  const npmRuns = path.join(root, 'npm-runs');
  for (const end = Date.now() + 20_000; !fs.existsSync(npmRuns); await pause(20))
    assert.ok(Date.now() < end, 'npm was not started');
  killed.kill('SIGKILL');
  process.kill(Number(fs.readFileSync(npmRuns, 'utf8')), 'SIGKILL');
  await once(killed, 'exit');
  assert.equal(await install(), 0);
  assert.equal(isInstalled(root), true);
});

test('an installation that fails says so in one line, and is made again', async () => {
  const failed = startInstall({ FAILS: '1' });
  const [said] = await once(failed.stderr, 'data');
  assert.equal(String(said), 'npm ci failed (exit code 7). Is the npm registry reachable?\n');
  assert.equal(isInstalled(root), false);
  assert.equal(await install(), 0);
});

test('a Node of the project’s own that does not start gives way to the machine’s, if that is new enough', () => {
  const own = path.join(root, 'node_modules/.bin/node');
  fs.mkdirSync(path.dirname(own), { recursive: true });
  fs.symlinkSync(process.execPath, own);
  ensureNode(root, 'v20.20.2');
  assert.ok(fs.existsSync(own));
  fs.rmSync(own);
  fs.writeFileSync(own, 'not for this machine', { mode: 0o755 });
  ensureNode(root, 'v24.1.0');
  assert.ok(!fs.existsSync(own));
  assert.throws(() => ensureNode(root, 'v22.9.0'), /this is v22\.9\.0: install Node 24\.$/);
});
