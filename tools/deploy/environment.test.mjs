import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryFiles } from '../test/documents.mjs';
import { deployFiles, read } from './deploy-files.mjs';
import { documentedVariables, givenVariables, namesRead, serverVariables } from './environment.mjs';

/** No matter of an operator's: the artefact's own folders, and `npm start` as the server's parent. */
const INTERNAL = ['WEB_DIST', 'PARENT_WATCH', 'SIGNAL_PARENT'];

const read_ = serverVariables(repositoryFiles());
const given = givenVariables(deployFiles().filter((file) => file.endsWith('.service')));

test('the guide’s table has every variable of the server, once, and no other', () => {
  const documented = documentedVariables(read('docs/operations/configure.md'));
  assert.deepEqual([...documented].sort(), [...read_].sort());
});

test('every variable that deploy/ sets is one the server reads', () => {
  for (const [file, names] of Object.entries(given)) {
    assert.ok(names.length > 0, `${file} sets none.`);
    assert.deepEqual(
      names.filter((name) => !read_.has(name)),
      [],
      file,
    );
  }
});

test('deploy/ names every variable that an operator may set', () => {
  const named = new Set(Object.values(given).flat());
  assert.deepEqual(
    [...read_].filter((name) => !named.has(name) && !INTERNAL.includes(name)),
    [],
  );
});

test('a variable is found however it is read or documented, and a word that is none is not', () => {
  assert.deepEqual(
    namesRead("reader.text('HOST'); reader\n .flag('SEED_DEMO'); env.MEDIA_URL; env['A_B']; text('X')"),
    ['HOST', 'SEED_DEMO', 'MEDIA_URL', 'A_B'],
  );
  assert.deepEqual(documentedVariables('| `HOST`, `PORT` | `X_Y` | … |\n\n`A_B` is none.'), ['HOST', 'PORT']);
});
