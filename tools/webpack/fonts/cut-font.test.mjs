import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '../../../libs/domain/src/shared/language.ts';
import { root } from '../common.mjs';
import { ALPHABETS, cutFont } from './cut-font.mjs';

const PACKAGES = path.join(root, 'node_modules');
const css = readFileSync(path.join(root, 'libs/ui/src/fonts/fonts.css'), 'utf8');
const rules = [...css.matchAll(/url\('([^'?]+)\?(\w+)'\)[^}]*?(?:unicode-range: ([^;]+);)?\s*\}/g)];
const filesOf = (alphabet) => rules.filter((rule) => rule[2] === alphabet).map(([, file]) => file);

/** What a slow line brings in about a third of a second. */
const MOST_BYTES = 60_000;

const stringsIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((inner) => stringsIn(inner));

/** Every sentence of the catalogues, without mark-up and what is inserted. */
const catalogueTexts = () =>
  LANGUAGES.map((language) => path.join(root, 'libs/i18n/src', language))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => stringsIn(JSON.parse(readFileSync(file, 'utf8'))))
    .map((text) => text.replace(/\{\{.*?\}\}|<[^>]*>/g, ''));

test('the two fonts that our texts need weigh at most 60 kB together', async () => {
  const files = filesOf('latin');
  assert.equal(files.length, 2);
  const fonts = await Promise.all(files.map((file) => cutFont(path.join(PACKAGES, file), 'latin')));
  const bytes = fonts.reduce((sum, font) => sum + font.length, 0);
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
});

test('every character of the catalogues is in them, so that our own texts never fetch a third', () => {
  const known = new Set(ALPHABETS.latin);
  const texts = catalogueTexts();
  assert.ok(texts.length > 1000);
  const missing = [...new Set(texts.join(''))].filter(
    (character) => !known.has(character) && character !== '\n',
  );
  assert.deepEqual(missing, []);
});

test('the files for other names say which characters they are for', () => {
  const ranges = rules.filter((rule) => rule[2] === 'extended').map((rule) => rule[3]);
  assert.equal(ranges.length, 2);
  for (const range of ranges) {
    const bounds = range.split(', ').map((part) =>
      part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16)),
    );
    const isIn = (character) =>
      bounds.some(([first, last]) => character.codePointAt(0) >= first && character.codePointAt(0) <= last);
    assert.ok([...ALPHABETS.extended].every(isIn));
    assert.ok([...'őűŁŠžḍ'].every((letter) => isIn(letter) && ALPHABETS.extended.includes(letter)));
    assert.ok(![...ALPHABETS.latin].some(isIn), 'a letter of our own texts would fetch the third file');
  }
});
