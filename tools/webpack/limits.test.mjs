import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { RefuseDevelopmentBuilds } from './refuse-development-builds.mjs';
import { pageBytes, pagesOverBudget } from './script-budget.mjs';

/** Builds a script that uses a file of a library. @param {string} file @param {'production' | 'development'} mode @returns the errors of the build */
async function buildWith(file, mode) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ospite-build-'));
  try {
    const library = path.join(folder, 'node_modules/lib', file);
    mkdirSync(path.dirname(library), { recursive: true });
    writeFileSync(library, 'export const lib = 1;');
    writeFileSync(path.join(folder, 'entry.js'), `import { lib } from 'lib/${file}'; console.log(lib);`);
    const compiler = webpack({
      mode,
      context: folder,
      entry: './entry.js',
      output: { path: path.join(folder, 'out') },
      plugins: [new RefuseDevelopmentBuilds()],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    return stats?.compilation.errors.map(({ message }) => message) ?? [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a production build fails with a development build of a library in it', async () => {
  for (const file of ['dist/development/index.mjs', 'cjs/lib.development.js'])
    assert.match((await buildWith(file, 'production'))[0], /A development build: .*lib/);
});

test('it takes production builds, and a development build takes both', async () => {
  assert.deepEqual(await buildWith('dist/production/index.mjs', 'production'), []);
  assert.deepEqual(await buildWith('dist/is-development.false.mjs', 'production'), []);
  assert.deepEqual(await buildWith('dist/development/index.mjs', 'development'), []);
});

test('a page that weighs more than the budget is named', () => {
  const noise = (length) =>
    Array.from({ length }, (_, at) =>
      Math.sin(at + length)
        .toString(36)
        .slice(3),
    ).join('');
  const files = {
    boot: noise(10),
    site: noise(20),
    it: noise(5),
    de: noise(40),
    quote: noise(400),
    home: '',
  };
  const named = {
    boot: 'boot',
    scripts: ['site'],
    texts: '*',
    pages: { home: ['home'], quote: ['quote'] },
  };
  const textsOf = (_pattern, page) => (page === 'quote' ? [['it'], ['de', 'it']] : [['it'], ['de']]);
  const weights = pageBytes((name) => files[name], named, textsOf);
  assert.ok(weights.quote > weights.home);
  assert.deepEqual(pagesOverBudget(weights, weights.quote), []);
  assert.match(
    pagesOverBudget(weights, weights.home).join(),
    /^The scripts and texts of the page "quote" weigh \d+ bytes/,
  );
});
