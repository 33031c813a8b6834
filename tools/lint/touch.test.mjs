import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../launcher/process/nx.mjs';

const sheets = ['apps/public-web/src', 'libs/ui/src'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('office'))
    .map((file) => path.join(ROOT, folder, file)),
);

/** What stands outside of every `@media (hover: hover) { … }`. @param {string} text */
const forTouch = (text) => text.replace(/@media \(hover: hover\) \{\n(?: .*\n|\n)*\}/g, '');

test('no sheet of a guest’s page colours what a finger has left', () => {
  assert.ok(sheets.length > 50);
  const sticking = sheets.filter((file) => forTouch(fs.readFileSync(file, 'utf8')).includes(':hover'));
  assert.deepEqual(sticking, []);
});
