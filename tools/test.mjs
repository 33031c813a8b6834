import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NX, ROOT, nxEnvironment } from '../launcher/process/nx.mjs';
import { run } from '../launcher/process/run.mjs';
import { runTool } from '../launcher/process/shutdown.mjs';
import { rememberBuilt, sourcesFingerprint } from '../launcher/process/fingerprint.mjs';
import { summarize } from './test/summary.mjs';

const CHECKS = ['format', 'lint', 'typecheck', 'build', 'colours'];
/** These start what is built. */
const TESTS = ['drift', 'test', 'e2e'];
const RESULTS = path.join(ROOT, 'dist/test-results');
const BROKEN = { task: { id: 'nx', target: { project: 'nx', target: 'nx' } }, status: 'broken' };

/** Runs targets of all projects, or of those that the changes since `NX_BASE`, or main, can touch. */
async function runTargets(targets, affected, parallel) {
  if (targets.length === 0) return [];
  const file = path.join(RESULTS, 'tasks.json');
  fs.rmSync(file, { force: true });
  const args = [
    affected ? 'affected' : 'run-many',
    '-t',
    ...targets,
    `--parallel=${parallel}`,
    '--outputStyle=stream',
  ];
  const env = { ...nxEnvironment(), FORCE_COLOR: '0', TASK_RESULTS: file };
  const { code } = await run(process.execPath, [NX, ...args], { cwd: ROOT, env, onLine: console.log });
  const results = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  const isExplained = code === 0 || results.some(({ status }) => status === 'failure');
  return isExplained ? results : [...results, BROKEN];
}

/**
 * `npm test [-- --affected] [-- --only=lint,test] [-- --skip=e2e]`: all that must hold, by Nx. What fails does not keep the
 * others from running. The last line gives the totals: tests, and each check that is no test as one.
 */
async function main() {
  const { values } = parseArgs({
    options: { affected: { type: 'boolean' }, only: { type: 'string' }, skip: { type: 'string' } },
  });
  const [only, skip] = [values.only?.split(','), values.skip?.split(',')];
  const isWanted = (name) => (only?.includes(name) ?? true) && !skip?.includes(name);
  const began = performance.now();
  // Old reports would be counted again, should a run break down.
  fs.rmSync(RESULTS, { recursive: true, force: true });
  fs.mkdirSync(RESULTS, { recursive: true });
  const fingerprint = sourcesFingerprint();
  const checks = await runTargets(CHECKS.filter(isWanted), values.affected, 2);
  const builds = checks.filter(({ task }) => task.target.target === 'build');
  if (!values.affected && builds.length > 0 && builds.every(({ status }) => status !== 'failure'))
    rememberBuilt(fingerprint);
  // Tests wait for processes and databases: two tasks would leave the cores of a small machine idle.
  const results = [...checks, ...(await runTargets(TESTS.filter(isWanted), values.affected, 3))];
  const { lines, passed, failed } = summarize(results, RESULTS, { mayBeEmpty: values.affected });
  console.log(`\nSummary, ${((performance.now() - began) / 1000).toFixed(1)} s\n${lines.join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

runTool(main);
