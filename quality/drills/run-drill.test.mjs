import assert from 'node:assert/strict';
import { test } from 'node:test';
import fs from 'node:fs';
import path from 'node:path';
import { missingPackages } from './packages.mjs';
import { checkDrill, describeFigures, readDrill } from './run-drill.mjs';

const context = { say: () => {}, figure: () => {} };
const passes = async () => {};
const fails = async () => assert.fail('The quote is lost.');
const breaksDown = async () => {
  throw new TypeError('no such file');
};
const control = (run) => ({ title: 'Quotes are thrown away.', run });

test('passes when the drill passes and its control fails', async () => {
  assert.deepEqual(await checkDrill({ title: '', run: passes, controls: [control(fails)] }, context), []);
});

test('fails when the drill fails', async () => {
  const failures = await checkDrill({ title: '', run: fails, controls: [control(fails)] }, context);
  assert.deepEqual(failures, ['The quote is lost.']);
});

test('fails when a control passes', async () => {
  const [failure] = await checkDrill({ title: '', run: passes, controls: [control(passes)] }, context);
  assert.match(failure, /The control passes/);
});

test('fails when a control fails for another reason than the one it shows', async () => {
  const [failure] = await checkDrill({ title: '', run: passes, controls: [control(breaksDown)] }, context);
  assert.match(failure, /The control breaks down/);
});

test('every drill has a title and controls, and names packages that are known', async () => {
  const folder = import.meta.dirname;
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.drill.mjs'));
  const drills = await Promise.all(files.map((file) => readDrill(path.join(folder, file))));
  for (const { title, controls } of drills) assert.ok(title && controls.length > 0);
  const none = missingPackages(drills, () => false);
  assert.deepEqual(none, ['haproxy', 'logrotate', 'nginx', 'openssl', 'postgresql-15', 'systemd']);
  assert.deepEqual(
    missingPackages(drills, () => true),
    [],
  );
});

test('the table has every figure, and how long each drill and all of them took', () => {
  const figures = [{ name: 'ready again', value: 2.134, unit: 's', limit: '≤ 5 s' }];
  const table = describeFigures([
    { name: 'kills', title: '', figures, failures: [], seconds: 90 },
    { name: 'floods', title: '', figures: [], failures: ['x'], seconds: 30 },
  ]);
  assert.deepEqual(table.split('\n').slice(2), [
    '| kills | ready again | 2.13 s | ≤ 5 s |',
    '| kills | passed, its controls included | 1.5 min |  |',
    '| floods | FAILED | 0.5 min |  |',
    '| all | 2 drills | 2.0 min |  |',
  ]);
});

test('fails when there is no control', async () => {
  assert.equal((await checkDrill({ title: '', run: passes, controls: [] }, context)).length, 1);
});
