import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { builtProjects } from '../process/nx.mjs';
import { isBuilt, rememberBuilt, sourcesFingerprint } from './fingerprint.mjs';

let root;

const write = (relative, text) => {
  fs.mkdirSync(path.join(root, path.dirname(relative)), { recursive: true });
  fs.writeFileSync(path.join(root, relative), text);
};
const isBuiltNow = () => isBuilt(sourcesFingerprint(root), root);

/** A workspace with a library and our applications, which are built. */
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-fingerprint-'));
  write('libs/domain/src/main.ts', 'export const answer = 42;');
  for (const app of builtProjects()) {
    write(`${app}/webpack.config.mjs`, '');
    write(`${app}/src/main.ts`, 'export const answer = 42;');
    write(`dist/${app}/main.js`, 'built');
  }
  rememberBuilt(sourcesFingerprint(root), root);
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

test('a start after which nothing changed builds nothing', () => {
  assert.equal(isBuiltNow(), true);
});

test('a changed file is built, also when its size stays', () => {
  write('libs/domain/src/main.ts', 'export const answer = 43;');
  assert.equal(isBuiltNow(), false);
});

test('a changed test builds nothing', () => {
  write('apps/api/src/main.spec.ts', 'it is a test');
  assert.equal(isBuiltNow(), true);
});

test('a bundle that was removed is built again', () => {
  fs.rmSync(path.join(root, 'dist/apps/api'), { recursive: true });
  assert.equal(isBuiltNow(), false);
});
