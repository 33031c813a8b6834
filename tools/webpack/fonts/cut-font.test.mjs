import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { standInsOf, TYPEFACE_PAIRS, TYPEFACES } from '../../../libs/domain/src/brand/typefaces.ts';
import { LANGUAGES } from '../../../libs/domain/src/shared/language.ts';
import { root } from '../common.mjs';
import { ALPHABETS, cutFont } from './cut-font.mjs';
import { facesOf, familyOf } from './font-faces.mjs';

const FONTS = path.join(root, 'libs/ui/src/fonts');
const css = TYPEFACE_PAIRS.map((pair) => readFileSync(path.join(FONTS, `${pair}.css`), 'utf8')).join('');
/** The files that some faces name for an alphabet, and the characters that they say these are for. */
const filesIn = (faces, alphabet) =>
  [...faces.matchAll(/url\('([^'?]+)\?(\w+)'\)[^}]*?(?:unicode-range: ([^;]+);)?\s*\}/g)]
    .filter(([, , named]) => named === alphabet)
    .map(([, file, , range]) => ({
      file: file.startsWith('.') ? path.join(FONTS, file) : path.join(root, 'node_modules', file),
      range,
    }));

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

for (const pair of TYPEFACE_PAIRS) {
  test(`the two fonts of the pair "${pair}" weigh at most 60 kB together`, async () => {
    const files = filesIn(facesOf(css, TYPEFACES[pair]), 'latin');
    assert.equal(files.length, 2);
    const fonts = await Promise.all(files.map(({ file }) => cutFont(file, 'latin')));
    const bytes = fonts.reduce((sum, font) => sum + font.length, 0);
    assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
  });

  test(`each family that the pair "${pair}" names has its faces, and each font of a system a light and a bold one`, () => {
    const families = (css.match(/@font-face[^}]*\}/g) ?? []).map(familyOf);
    for (const typeface of Object.values(TYPEFACES[pair]))
      for (const family of [typeface.family, ...standInsOf(typeface)])
        assert.equal(families.filter((name) => name === family).length, 2, family);
  });
}

test('typefaces that we keep ourselves come with a licence, which reserves no name: what is cut is another version', () => {
  const kept = readdirSync(path.join(FONTS, 'files'));
  assert.ok(kept.length > 0);
  for (const name of kept) {
    const licence = readFileSync(path.join(FONTS, 'files', name, 'LICENSE'), 'utf8');
    assert.match(licence, /SIL Open Font License, Version 1\.1/);
    assert.doesNotMatch(licence.split('\n', 1)[0], /Reserved/i);
  }
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
  const files = filesIn(css, 'extended');
  assert.equal(files.length, 2 * TYPEFACE_PAIRS.length);
  for (const { range } of files) {
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
