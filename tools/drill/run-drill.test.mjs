import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDrill } from './run-drill.mjs';

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

test('fails when there is no control', async () => {
  assert.equal((await checkDrill({ title: '', run: passes, controls: [] }, context)).length, 1);
});
