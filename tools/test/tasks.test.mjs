import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { NX, ROOT, nxEnvironment } from '../../launcher/process/nx.mjs';
import { run } from '../../launcher/process/run.mjs';
import { cachedResults, runTarget, targetArguments } from './tasks.mjs';

const isInside = (folder) => !path.relative(ROOT, folder).startsWith('..');

/** Where Nx would keep results and their index, asked of Nx itself. */
function foldersOfNx(env) {
  const directories = path.join(path.dirname(NX), '../src/utils/cache-directory.js');
  const program = `
    const { cacheDir, sharedDataDirectory } = require(${JSON.stringify(directories)});
    console.log(JSON.stringify([cacheDir, sharedDataDirectory(${JSON.stringify(ROOT)}, 'workspace-data')]));`;
  const told = execFileSync(process.execPath, ['-e', program], { cwd: ROOT, env, encoding: 'utf8' });
  return JSON.parse(told);
}

test('Nx keeps what it knows inside the clone, also when it is called without our tools', () => {
  const { NX_CACHE_DIRECTORY: _cache, NX_WORKSPACE_DATA_DIRECTORY: _data, ...plain } = process.env;
  for (const env of [plain, nxEnvironment(plain)])
    assert.deepEqual(
      foldersOfNx(env).filter((folder) => !isInside(folder)),
      [],
    );
});

test('another place that somebody’s machine names for Nx does not count', () => {
  const elsewhere = {
    ...process.env,
    NX_CACHE_DIRECTORY: '/elsewhere',
    NX_WORKSPACE_DATA_DIRECTORY: '/elsewhere',
  };
  assert.deepEqual(
    foldersOfNx(nxEnvironment(elsewhere)).filter((folder) => !isInside(folder)),
    [],
  );
});

test('a whole run keeps only builds; a run of what is affected keeps results, too', () => {
  const asks = (target, affected) =>
    targetArguments(target, { affected, parallel: 1 }).includes('--skip-nx-cache');
  assert.deepEqual(
    ['test', 'typecheck', 'build'].map((target) => [target, asks(target, false), asks(target, true)]),
    [
      ['test', true, false],
      ['typecheck', true, false],
      ['build', false, false],
    ],
  );
});

test('says how many results were kept', () => {
  const said =
    '  Run duration:  7.1s\n  Cache:             3/8 hit (38%)\n  Critical path:     7.0s (1 task)';
  assert.deepEqual(cachedResults(said), { cached: 3, of: 8 });
  assert.deepEqual(cachedResults('Successfully ran target test for 8 projects'), { cached: 0, of: 0 });
});

test('what ran once runs again', async () => {
  // As Nx is called by hand: it hands out what it keeps (the control).
  const plain = [NX, 'run-many', '-t', 'typecheck', '--projects=i18n', '--outputStyle=static'];
  // CI keeps Nx from looking at what it keeps; here it is to look.
  const env = { ...nxEnvironment(), FORCE_COLOR: '0', NX_SKIP_NX_CACHE: undefined };
  const byHand = () => run(process.execPath, plain, { cwd: ROOT, env });
  await byHand();
  const whole = await runTarget('typecheck', { affected: false, parallel: 1, projects: ['i18n'] });
  assert.equal(whole.code, 0, whole.output);
  assert.equal(cachedResults(whole.output).cached, 0, whole.output);
  const { output } = await byHand();
  assert.deepEqual(cachedResults(output), { cached: 1, of: 1 }, output);
});

test('with nothing affected it says so, and that nothing was tested', async () => {
  const env = { ...nxEnvironment(), NX_BASE: 'HEAD', NX_HEAD: 'HEAD' };
  const { code, output } = await run(process.execPath, ['tools/test.mjs', '--affected'], { cwd: ROOT, env });
  assert.equal(code, 0, output);
  assert.match(output, /^Nothing is affected by the changes since HEAD: no test was run\.$/m);
  assert.match(output, /^0 passed, 0 failed$/m);
});
