import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { ROOT, readProjects } from '../process/nx.mjs';
import { isBuilt, rememberBuilt, sourcesFingerprint } from './fingerprint.mjs';

let root;

const write = (relative, text) => {
  fs.mkdirSync(path.join(root, path.dirname(relative)), { recursive: true });
  fs.writeFileSync(path.join(root, relative), text);
};
const isBuiltNow = () => isBuilt(sourcesFingerprint(root), root);

/** A workspace with the projects of ours, of which only the applications are built, as a start does. */
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-fingerprint-'));
  for (const project of readProjects(ROOT)) {
    write(`${project.root}/project.json`, JSON.stringify(project));
    write(`${project.root}/src/main.ts`, 'export const answer = 42;');
    if (project.root.startsWith('apps/')) write(`dist/${project.root}/main.js`, 'built');
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
