import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../process/nx.mjs';
import { repositoryFiles } from '../test/documents.mjs';
import { findAvoidedWords, wordsToAvoid } from './glossary.mjs';

/** Not the sentences for guests, which say what a guest would say, nor what is made or can no longer be changed. */
const NOT_CHECKED = /\/generated\/|^libs\/i18n\/src\/|\/migrations\/|^apps\/api\/src\/seed\/demo|^CHANGELOG/;

test('names, comments and documents use the words of the glossary', () => {
  const words = wordsToAvoid();
  const files = repositoryFiles().filter(
    (file) => /\.(?:[cm]?[jt]sx?|css|md)$/.test(file) && !NOT_CHECKED.test(file),
  );
  const found = files.flatMap((file) => [
    ...findAvoidedWords(file, file, words),
    ...findAvoidedWords(file, fs.readFileSync(path.join(ROOT, file), 'utf8'), words),
  ]);

  assert.deepEqual(found, [], 'docs/glossary.md has another word for each of these');
});

test('a word of the right column is found by itself, in the plural and in an identifier', () => {
  const words = wordsToAvoid('| **use case** | a class | desk, drawing places (as before) |');

  for (const text of [
    'a desk',
    'two desks',
    'class RoomDesk {',
    'room-desk.ts',
    'const drawingPlaces',
    'drawing places',
  ])
    assert.equal(findAvoidedWords('a.ts', text, words).length, 1, text);
  for (const text of ['desktop', 'a use case'])
    assert.deepEqual(findAvoidedWords('a.ts', text, words), [], text);
});

test('words that are right in another sense are left to the reader', () => {
  assert.deepEqual(wordsToAvoid('| **room** | a room | unit, place, chamber |'), ['chamber']);
});
