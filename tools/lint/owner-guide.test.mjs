import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../launcher/process/nx.mjs';

const GUIDE = fs.readFileSync(path.join(ROOT, 'docs/owner-guide.md'), 'utf8');
const PICTURES = path.join(ROOT, 'docs/owner-guide');
const CATALOGUES = path.join(ROOT, 'libs/i18n/src/it');
/** A guide that a phone opens quickly. */
const MAX_BYTES = 1_500_000;

/** Every sentence of the back-office, as its screens show it. */
function textsOnScreens() {
  const files = fs
    .readdirSync(CATALOGUES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith('office') && file.endsWith('.json'));
  const valuesOf = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(valuesOf));
  return new Set(
    files.flatMap((file) => valuesOf(JSON.parse(fs.readFileSync(path.join(CATALOGUES, file), 'utf8')))),
  );
}

test('what the owner’s guide calls by name stands on a screen in the same words', () => {
  const texts = textsOnScreens();
  const named = [...GUIDE.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name.replace(/\s+/g, ' '));
  const unknown = named.filter((name) => name !== 'in grassetto' && !texts.has(name));
  assert.deepEqual(unknown, []);
  assert.ok(named.length > 60);
});

test('the owner’s guide shows every picture of its folder, each small', () => {
  const shown = [...GUIDE.matchAll(/!\[[^\]]+\]\(owner-guide\/([^)]+)\)/g)].map(([, file]) => file);
  const files = fs.readdirSync(PICTURES);
  assert.deepEqual(shown.toSorted(), files.toSorted());
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(PICTURES, file)).size, 0);
  assert.ok(bytes < MAX_BYTES, `${bytes} bytes`);
});
