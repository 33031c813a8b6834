// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.mjs';
import { judged, table } from './table.mjs';

test('a figure that misses its goal is marked, and the goal stands beside it', () => {
  assert.equal(judged('1.12', 1.1), '**1.12** ✗ (1.1)');
  assert.equal(judged('1.10', 1.1), '1.10');
});

test('without a goal or a figure nothing is marked', () => {
  assert.equal(judged('1.12', undefined), '1.12');
  assert.equal(judged(undefined, 1.1), '–');
});

test('a table is Markdown', () => {
  assert.equal(table(['a', 'b'], [['1', '2']]), '| a | b |\n| --- | --- |\n| 1 | 2 |');
});

test('settings choose pages, rounds and builds, and what does not exist is refused by its name', () => {
  const { pages, rounds, against } = readOptions([
    '--page=home,quote',
    '--rounds=3',
    '--against=http://localhost:4000',
  ]);
  assert.deepEqual([pages, rounds, against], [['home', 'quote'], 3, 'http://localhost:4000']);
  assert.throws(() => readOptions(['--page=homes']), /No page homes\./);
  assert.throws(() => readOptions(['--rounds=many']), /--rounds is a number/);
  assert.throws(() => readOptions(['--round=7']), /--round/);
});
