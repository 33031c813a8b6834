import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRawColours } from './raw-colours.mjs';

const found = (text) => findRawColours('a.css', text).length;

test('a colour that is no token is found, however it is written', () => {
  for (const value of [
    '#fff',
    '#1a2b3c',
    'rgb(0 0 0 / 50%)',
    'hsl(10 20% 30%)',
    'oklch(50% 0.1 20)',
    'white',
  ]) {
    assert.equal(found(`.a { color: ${value}; }`), 1, value);
  }
});

test('tokens, addresses, comments and selectors are no colours', () => {
  for (const text of [
    '.a { color: var(--colour-ink); }',
    '.a { background: url(#wave); }',
    '/* was #fff */ .a { color: currentcolor; }',
    '#add:hover { color: var(--red); }',
    '.white { white-space: nowrap; }',
  ]) {
    assert.equal(found(text), 0, text);
  }
});

test('the line is named', () => {
  assert.deepEqual(findRawColours('a.css', '.a {\n  color: #fff;\n}'), ['a.css:2: color: #fff;']);
});
