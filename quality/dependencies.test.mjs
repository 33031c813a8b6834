import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../launcher/process/nx.mjs';

const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read('package.json'));
const direct = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
/** What stands before the colon of a row. */
const listed = [...read('docs/dependencies.md').matchAll(/^- ([^:]+):/gm)].flatMap(([, names]) =>
  names.split(/,\s+/),
);

test('each direct dependency has its reason in docs/dependencies.md, once, and nothing else has one', () => {
  assert.deepEqual(listed.toSorted(), direct.toSorted());
});

test('there are fewer than 105 of them, each of one exact version', () => {
  assert.ok(direct.length < 105, `${direct.length}`);
  for (const version of Object.values({ ...dependencies, ...optionalDependencies, ...devDependencies }))
    assert.match(version, /^(?:npm:typescript@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/);
});
