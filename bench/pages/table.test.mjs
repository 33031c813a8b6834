import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judged, judgedFrom, table } from './table.mjs';

test('a figure that misses its goal is marked, and the goal stands beside it', () => {
  assert.equal(judged('1.12', '1.12', 1.1), '**1.12** ✗ (1.1)');
  assert.equal(judged('1.10', '1.10', 1.1), '1.10');
  assert.equal(judgedFrom(97, 98), '**97** ✗ (98)');
  assert.equal(judgedFrom(98, 98), '98');
});

test('without a goal or a figure nothing is marked', () => {
  assert.equal(judged('1.12', '1.12', undefined), '1.12');
  assert.equal(judged('–', undefined, 1.1), '–');
});

test('a table is Markdown', () => {
  assert.equal(table(['a', 'b'], [['1', '2']]), '| a | b |\n| --- | --- |\n| 1 | 2 |');
});
