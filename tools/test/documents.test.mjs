import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../launcher/process/nx.mjs';
import { lostNames, repositoryFiles } from './documents.mjs';

const files = repositoryFiles();
const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const repository = { files, scripts: Object.keys(scripts) };

const DOCUMENTS = files.filter((file) => /^(?:README|CONTRIBUTING|docs\/.*|.*\/README)\.md$/.test(file));

for (const document of DOCUMENTS) {
  test(`every path and command that ${document} names exists`, () => {
    const text = fs.readFileSync(path.join(ROOT, document), 'utf8');
    assert.deepEqual(lostNames(document, text, repository), []);
  });
}

test('a path, a link, a script or a drill that does not exist is found', () => {
  const small = {
    files: ['docs/api.md', 'apps/api/src/rooms/index.ts', 'quality/drills/disk-full.drill.mjs'],
    scripts: ['drill'],
  };
  const lost = (text) => lostNames('README.md', text, small);

  for (const [text, name] of [
    ['`rooms/lost.ts`', 'rooms/lost.ts'],
    ['`nowhere/lost.spec.ts`', 'nowhere/lost.spec.ts'],
    ['`lost.spec.ts`', 'lost.spec.ts'],
    ['`rooms/lost`', 'rooms/lost'],
    ['[API](docs/lost.md)', 'docs/lost.md'],
    ['`npm run lost`', 'npm run lost'],
    ['`npm run drill -- lost`', 'npm run drill -- lost'],
    ['drill `lost`', 'quality/drills/lost.drill.mjs'],
  ])
    assert.deepEqual(lost(text), [name], text);
  for (const text of [
    '`rooms/index.ts`, `apps/api/src/rooms`, `rooms/*.ts`, `index.ts`, [API](docs/api.md#top)',
    '`npm run drill -- disk-full`, `npm run drill -- all`, drill `disk-full`, `/camere/lost`, `application/json`, `dist/main.mjs`',
  ])
    assert.deepEqual(lost(text), [], text);
});
