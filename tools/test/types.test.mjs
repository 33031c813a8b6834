import assert from 'node:assert/strict';
import { test } from 'node:test';
import { programsOf } from './types.mjs';

const project = (root, settings = {}) => ({
  root,
  settings: { extends: '../../base.json', include: ['src'], ...settings },
});

test('projects with the same options are one program, and each file is named once', () => {
  const options = { types: ['node'] };
  const shared = '../../tools/assets.d.ts';
  const programs = programsOf([
    project('/w/apps/site', { compilerOptions: options, include: ['src', shared] }),
    project('/w/libs/rules'),
    project('/w/apps/office', { compilerOptions: options, include: ['src', shared] }),
    project('/w/apps/server'),
  ]);
  assert.deepEqual(programs, [
    {
      extends: '/w/base.json',
      compilerOptions: options,
      include: ['/w/apps/site/src', '/w/tools/assets.d.ts', '/w/apps/office/src'],
    },
    { extends: '/w/base.json', compilerOptions: {}, include: ['/w/libs/rules/src', '/w/apps/server/src'] },
  ]);
});

test('another base is another program', () => {
  const strange = project('/w/e2e', { extends: '../other.json' });
  assert.equal(programsOf([project('/w/libs/rules'), strange]).length, 2);
});

test('a setting that it would lose is refused', () => {
  assert.throws(() => programsOf([project('/w/libs/rules', { exclude: ['x'] })]), /nobody heeds exclude/);
});
