import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import stamps from './stamp.cjs';

const INSTALL = path.join(import.meta.dirname, 'install.cjs');
const created = [];
let root;

/** Stands for npm: notes that it ran, takes a moment, and leaves a folder. `SLOW` makes it hang. */
const FAKE_NPM = `
const fs = require('node:fs');
fs.appendFileSync('npm-runs', 'run\\n');
setTimeout(() => fs.mkdirSync('node_modules', { recursive: true }), process.env.SLOW ? 60000 : 400);
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
  const script = `require(${JSON.stringify(INSTALL)}).ensureInstalled(process.cwd()).catch(() => process.exit(1))`;
  const npm = { npm_execpath: path.join(root, 'npm-cli.cjs'), npm_node_execpath: process.execPath };
  return spawn(process.execPath, ['-e', script], {
    cwd: root,
    env: { ...process.env, ...npm, ...env },
    stdio: 'ignore',
  });
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
  const lock = path.join(root, '.install-lock');
  await until(
    () => fs.existsSync(path.join(root, 'npm-runs')) && fs.readFileSync(lock, 'utf8').split('\n').length > 2,
  );
  const npm = Number(fs.readFileSync(lock, 'utf8').split('\n')[1].split(' ')[0]);
  killed.kill('SIGKILL');
  process.kill(npm, 'SIGKILL');
  await once(killed, 'exit');
  assert.equal(await install(), 0);
  assert.equal(stamps.isInstalled(root), true);
});

test('a stop during the installation stops npm too and leaves no stamp', async () => {
  const stopped = startInstall({ SLOW: '1' });
  await until(() => fs.existsSync(path.join(root, 'npm-runs')));
  stopped.kill('SIGTERM');
  const [code] = await once(stopped, 'exit');
  assert.equal(code, 1);
  assert.equal(stamps.isInstalled(root), false);
  assert.equal(fs.existsSync(path.join(root, '.install-lock')), false);
});
