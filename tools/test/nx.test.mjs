import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { NX, ROOT, nxEnvironment } from '../../launcher/process/nx.mjs';
import { run } from '../../launcher/process/run.mjs';

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

async function runNx(...args) {
  // The graph as it is: what Nx remembers of it may be of another state of the project files.
  const env = { ...nxEnvironment(), FORCE_COLOR: '0', NX_CACHE_PROJECT_GRAPH: 'false' };
  const { code, output } = await run(process.execPath, [NX, ...args], { cwd: ROOT, env });
  assert.equal(code, 0, output);
  return output;
}

test('Nx keeps what it knows inside the clone, also when it is called without our tools', () => {
  const { NX_CACHE_DIRECTORY: _cache, NX_WORKSPACE_DATA_DIRECTORY: _data, ...plain } = process.env;
  const elsewhere = { ...plain, NX_CACHE_DIRECTORY: '/elsewhere', NX_WORKSPACE_DATA_DIRECTORY: '/elsewhere' };
  for (const env of [plain, nxEnvironment(plain), nxEnvironment(elsewhere)])
    assert.deepEqual(
      foldersOfNx(env).filter((folder) => !isInside(folder)),
      [],
    );
});

/** Projects that stand on themselves, by whatever way, and those that stand on these. */
function inCircles({ nodes, dependencies }) {
  const withoutFirst = (left) => {
    const rest = left.filter((name) => dependencies[name].some(({ target }) => left.includes(target)));
    return rest.length < left.length ? withoutFirst(rest) : rest;
  };
  return withoutFirst(Object.keys(nodes));
}

test('every project has what there is to run, none is in a circle, and no tests come from the cache', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-graph-'));
  const file = path.join(folder, 'graph.json');
  await runNx('graph', `--file=${file}`);
  const { graph } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const { nodes } = graph;
  fs.rmSync(folder, { recursive: true });
  assert.deepEqual(inCircles(graph), []);
  for (const { name, data } of Object.values(nodes)) {
    const { root, targets } = data;
    assert.ok(targets.lint, `${name} has no lint`);
    if (/^(apps|libs)\//.test(root)) assert.ok(targets.typecheck && targets.test, `${name} lacks a target`);
    for (const target of ['test', 'e2e']) assert.notEqual(targets[target]?.cache, true, `${name}:${target}`);
  }
});

test('a change affects what stands on it, and not everything', async () => {
  const affectedBy = async (file) => {
    const output = await runNx('show', 'projects', '--affected', `--files=${file}`);
    return output.split('\n').filter(Boolean).sort();
  };
  assert.deepEqual(await affectedBy('tools/test/summary.mjs'), ['tools']);
  assert.deepEqual(await affectedBy('launcher/start.mjs'), ['e2e', 'launcher', 'quality', 'tools']);
  assert.ok((await affectedBy('libs/domain/src/rooms/room.ts')).includes('public-web'));
});
