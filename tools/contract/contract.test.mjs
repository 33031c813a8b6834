import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { withImportedTypes } from './clients.mjs';
import { differences, formOperations, operationsByTag } from './document.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-contract-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

function folderWith(name, files) {
  const place = path.join(folder, name);
  fs.mkdirSync(place);
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(place, file), text);
  return place;
}

test('each operation belongs to the client of its tag', () => {
  const paths = {
    '/api/rooms': { get: { operationId: 'listRooms', tags: ['rooms'] } },
    '/api/quotes': {
      get: { operationId: 'listQuotes', tags: ['quotes'] },
      post: { operationId: 'createQuote', tags: ['quotes'] },
    },
  };
  assert.deepEqual(operationsByTag({ paths }), [
    { tag: 'rooms', operationIds: ['listRooms'] },
    { tag: 'quotes', operationIds: ['listQuotes', 'createQuote'] },
  ]);
});

test('an operation without a tag is an error that names it', () => {
  const paths = { '/api/lost': { get: { operationId: 'getLost' } } };
  assert.throws(() => operationsByTag({ paths }), /getLost/);
});

test('operations that take a form with files are told apart', () => {
  const taking = (type) => ({ requestBody: { content: { [type]: {} } } });
  const paths = {
    '/api/events': {
      get: { operationId: 'listEvents' },
      post: { operationId: 'createEvent', ...taking('multipart/form-data') },
    },
    '/api/rooms': { post: { operationId: 'createRoom', ...taking('application/json') } },
  };
  assert.deepEqual(formOperations({ paths }), ['createEvent']);
});

test('the guests’ client imports the types that the client of a tag has', () => {
  const season = "export type Season = 'low' | 'high';\n";
  const clients = folderWith('clients', {
    'rooms.gen.ts': `${season}export type Room = {\n  name: string;\n};\n`,
  });
  const guests = `export const season: Season = 'low';\n${season}export type Room = {\n  slug: string;\n};\n`;
  assert.equal(
    withImportedTypes(guests, clients, ['rooms']),
    "import type { Season } from './rooms.gen';\nexport const season: Season = 'low';\nexport type Room = {\n  slug: string;\n};\n",
  );
});

test('changed, missing and left-over files are all drift', () => {
  const made = folderWith('made', { 'same.ts': '1', 'changed.ts': '2', 'missing.ts': '3' });
  const present = folderWith('present', { 'same.ts': '1', 'changed.ts': 'x', 'left-over.ts': '4' });
  const names = differences(made, present).map((file) => path.basename(file));
  assert.deepEqual(names, ['changed.ts', 'left-over.ts', 'missing.ts']);
});
