import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../launcher/process/nx.mjs';

const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Tests that hold responses against the document: `expectDocumented(response, 'listRooms')`, or names from a table. */
const tests = fs
  .globSync('{apps/api,libs/server}/src/**/*.{spec,contract}.ts', { cwd: ROOT })
  .map(read)
  .filter((text) => text.includes('expectDocumented('));

const isChecked = (operation) => tests.some((text) => text.includes(`'${operation}'`));

test('every operation of the document is checked by some test', () => {
  const { paths } = JSON.parse(read('libs/contracts/openapi.json'));
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  assert.ok(operations.includes('listRooms'));
  assert.deepEqual(
    operations.filter((operation) => !isChecked(operation)),
    [],
  );
  assert.ok(!isChecked('listNothing'));
});
