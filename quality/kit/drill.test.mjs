import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { drill, failures } from './drill.mjs';

const passes = () => {};
const fails = async () => assert.fail('The quote is lost.');
const breaksDown = async () => {
  throw new TypeError('no such file');
};

beforeEach(() => void failures.splice(0));

test('passes when the product passes and every control fails', async () => {
  await drill('Quotes are kept.', passes, { 'they are thrown away': fails });
  assert.deepEqual(failures, []);
});

test('fails when the product does', async () => {
  await drill('Quotes are kept.', fails, { 'they are thrown away': fails });
  assert.deepEqual(failures, ['Quotes are kept. ✖ the product']);
});

test('fails when a control passes, or fails for another reason than the one it shows', async () => {
  await drill('Quotes are kept.', passes, { 'they are thrown away': passes, 'they are sold': breaksDown });
  assert.deepEqual(failures, [
    'Quotes are kept. ✖ must fail: they are thrown away',
    'Quotes are kept. ✖ must fail: they are sold',
  ]);
});

test('is none without a control', async () => {
  await assert.rejects(drill('Quotes are kept.', passes, {}), /Nothing shows that this can fail/);
});
