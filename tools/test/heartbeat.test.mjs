import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { withHeartbeat } from './heartbeat.mjs';

afterEach(() => mock.timers.reset());

test('a step that says nothing is named every 30 seconds, until it ends', async () => {
  mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const lines = [];
  let end = () => {};
  const work = new Promise((resolve) => (end = resolve));
  const beating = withHeartbeat(
    'Tests of the projects',
    () => work,
    (line) => lines.push(line),
  );
  mock.timers.tick(29_000);
  assert.deepEqual(lines, []);
  // One beat after the other, as they come.
  for (let second = 29; second < 90; second += 1) mock.timers.tick(1_000);
  assert.deepEqual(lines, [
    '  … Tests of the projects: 30 s so far',
    '  … Tests of the projects: 1 min so far',
    '  … Tests of the projects: 1 min 30 s so far',
  ]);
  end('done');
  assert.equal(await beating, 'done');
  mock.timers.tick(120_000);
  assert.equal(lines.length, 3);
});

test('a step that breaks down is no longer named either', async () => {
  mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const lines = [];
  const broken = withHeartbeat(
    'Builds',
    () => Promise.reject(new Error('no')),
    (line) => lines.push(line),
  );
  await assert.rejects(broken, /no/);
  mock.timers.tick(120_000);
  assert.deepEqual(lines, []);
});
