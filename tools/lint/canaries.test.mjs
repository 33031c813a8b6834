import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { ROOT, nxEnvironment } from '../../launcher/process/nx.mjs';
import { BOUNDARIES, NAMED_PLACES } from './boundaries.mjs';
import { isFile, resolveImport, zoneOf } from './boundary-rule.mjs';
import { OURS, RIGHT, WRONG } from './canaries.mjs';

const SPECIFIER = /(?:from |import\()'([^']+)'/g;

/**
 * @param {import('./canaries.mjs').Canary} canary
 * @returns {string[]} Imports of ours that lead nowhere: such a canary would prove nothing about the code as it is.
 */
function lostImports([file, code]) {
  return [...code.matchAll(SPECIFIER)]
    .map(([, specifier]) => ({ specifier, target: resolveImport(file, specifier) }))
    .filter(({ target }) => 'file' in target && !isFile(target.file))
    .map(({ specifier }) => `${file} imports ${specifier}`);
}

/** ESLint as `nx lint` runs it: Nx's rule knows ESLint by its program's name, and needs the graph of the projects. */
async function createLinter() {
  Object.assign(process.env, nxEnvironment({}));
  process.argv[1] = path.join(ROOT, 'node_modules/.bin/eslint');
  process.chdir(ROOT);
  await createProjectGraphAsync({ exitOnError: false });
  return new ESLint({ cwd: ROOT });
}

/** @returns {Promise<string[]>} What the lint does otherwise than it must. */
async function judge(linter, file, code, rules) {
  const [{ messages }] = await linter.lintText(`${code}\n`, { filePath: path.join(ROOT, file) });
  const errors = messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId);
  const said = messages.map(({ ruleId, message }) => `${ruleId ?? 'eslint'}: ${message}`).join(' | ');
  const silent = rules.filter((rule) => !errors.includes(rule));
  if (silent.length > 0) return [`${file}: ${silent.join(', ')} lets this pass: ${code} (${said})`];
  return rules.length === 0 && said ? [`${file}: is right and yet refused by ${said}`] : [];
}

test('every rule of the table is tried, on imports and places that exist', () => {
  const missing = NAMED_PLACES.filter((place) => !fs.existsSync(path.join(ROOT, place)));
  assert.deepEqual(missing, []);
  const tried = WRONG.filter(([, , rules]) => rules.includes(OURS)).map(([file]) => zoneOf(file)?.zone);
  assert.deepEqual(
    Object.keys(BOUNDARIES).filter((zone) => !tried.includes(zone)),
    [],
  );
  assert.deepEqual([...WRONG, ...RIGHT].flatMap(lostImports), []);
});

test('lint refuses every wrong import and call, and nothing that is right', async () => {
  const linter = await createLinter();
  const judged = [
    ...WRONG.map(([file, code, rules]) => judge(linter, file, code, rules)),
    ...RIGHT.map(([file, code]) => judge(linter, file, code, [])),
  ];
  assert.deepEqual((await Promise.all(judged)).flat(), []);
});
