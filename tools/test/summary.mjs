import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ task: { id: string, target: { project: string, target: string } }, status: string, terminalOutput?: string }} Result */
/** @typedef {{ passed: number, failed: number, failures: string[], secondTries?: string[] }} Counts Of tests, with names. */

const HOLDS = ['success', 'local-cache', 'local-cache-kept-existing', 'remote-cache'];
/** Targets that run tests; every other one is a check, which counts as one. */
const TESTS = ['test', 'e2e'];

/** @returns {Counts} */
function countJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = tests.filter(({ status }) => status === 'failed');
  const twice = tests.filter(({ status, invocations }) => status === 'passed' && invocations > 1);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: [...failed.map(({ fullName }) => fullName), ...broken.map(({ name }) => name)],
    secondTries: twice.map(({ fullName }) => fullName),
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @returns {Counts} */
function countJourneys({ stats, suites }) {
  const specs = suites.flatMap(specsOf);
  const titles = (wanted) =>
    specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title);
  const passed = stats.expected + stats.flaky;
  return { passed, failed: stats.unexpected, failures: titles('unexpected'), secondTries: titles('flaky') };
}

/** @param {string} output Of `node --test`. @returns {Counts} */
function countNodeTests(output) {
  const number = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failing = output.split(/^✖ failing tests:$/m)[1] ?? '';
  const failures = [...failing.matchAll(/^✖ (.+) \([\d.]+ms\)$/gm)].map(([, name]) => name);
  return { passed: number('pass'), failed: number('fail') + number('cancelled'), failures };
}

const countReport = (report) => (report.testResults ? countJest(report) : countJourneys(report));

/** The reports of a project: one, or one of each part that it is run in (`api.1.json`). */
function reportsOf(project, folder) {
  const names = fs.readdirSync(folder).filter((name) => /^(.+?)(\.\d+)?\.json$/.exec(name)?.[1] === project);
  return names.map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
}

/** @param {Counts[]} parts @returns {Counts} */
const sumOf = (parts) => ({
  passed: parts.reduce((sum, { passed }) => sum + passed, 0),
  failed: parts.reduce((sum, { failed }) => sum + failed, 0),
  failures: parts.flatMap(({ failures }) => failures),
  secondTries: parts.flatMap(({ secondTries = [] }) => secondTries),
});

/**
 * Counts a task of Nx. A task of tests that ran none has failed, whatever its status.
 * @param {Result} result
 * @param {string} folder Where Jest and Playwright put their reports, one for each project.
 * @returns {Counts}
 */
function countTask({ task, status, terminalOutput = '' }, folder) {
  const holds = HOLDS.includes(status);
  if (!TESTS.includes(task.target.target))
    return { passed: Number(holds), failed: Number(!holds), failures: holds ? [] : [task.id] };
  const reports = reportsOf(task.target.project, folder);
  const counts = reports.length > 0 ? sumOf(reports.map(countReport)) : countNodeTests(terminalOutput);
  if (counts.failed === 0 && (!holds || counts.passed === 0))
    return { ...counts, failed: 1, failures: [`${task.id}: ${holds ? 'no test was run' : status}`] };
  return { ...counts, failures: counts.failures.map((name) => `${task.id}: ${name}`) };
}

/**
 * A line for each target, with what failed below it.
 * @param {Result[]} results
 * @param {string} folder See `countTask`.
 * @param {{ mayBeEmpty?: boolean }} [options] Whether a run without any task is fine.
 * @returns {{ lines: string[], passed: number, failed: number }}
 */
export function summarize(results, folder, { mayBeEmpty = false } = {}) {
  if (results.length === 0) return { lines: ['  No test was run.'], passed: 0, failed: Number(!mayBeEmpty) };
  const total = { lines: /** @type {string[]} */ ([]), passed: 0, failed: 0 };
  for (const [target, tasks] of Map.groupBy(results, ({ task }) => task.target.target)) {
    const { passed, failed, failures, secondTries } = sumOf(tasks.map((task) => countTask(task, folder)));
    const cached = tasks.filter(({ status }) => status.includes('cache')).length;
    const twice = secondTries?.join('; ');
    const mark = failed > 0 ? 'FAIL' : 'ok  ';
    const kept = cached > 0 ? ` (${cached} of ${tasks.length} from the cache of Nx)` : '';
    total.lines.push(`  ${mark}  ${target.padEnd(10)}${passed} passed, ${failed} failed${kept}`);
    total.lines.push(...failures.map((name) => `          ${name}`));
    if (twice) total.lines.push(`          at the second try: ${twice}`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
