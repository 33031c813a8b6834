import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { summarize } from './summary.mjs';

const task = (id, status = 'success', terminalOutput = '') => {
  const [project, target] = id.split(':');
  return { task: { id, target: { project, target } }, status, terminalOutput };
};

/** A summary of tasks, of which some left a report. */
function summaryOf(tasks, reports = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-summary-'));
  try {
    for (const [project, report] of Object.entries(reports))
      fs.writeFileSync(path.join(folder, `${project}.json`), JSON.stringify(report));
    return summarize(tasks, folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const jest = (assertionResults, files = []) => ({
  numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
  numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
  numRuntimeErrorTestSuites: files.length,
  testResults: [{ name: 'a.spec.ts', status: 'passed', assertionResults }, ...files],
});

const passed = { fullName: 'keeps a room', status: 'passed', invocations: 1 };

test('checks count as one each, and those that Nx did not run again are told', () => {
  const said = summaryOf([task('api:lint', 'local-cache'), task('ui:lint'), task('ui:build', 'skipped')]);
  assert.deepEqual(said, {
    lines: [
      '  ok    lint      2 passed, 0 failed (1 of 2 from the cache of Nx)',
      '  FAIL  build     0 passed, 1 failed',
      '          ui:build',
    ],
    passed: 2,
    failed: 1,
  });
});

test('a failing test of Jest, a file that breaks down and a second try are named', () => {
  const report = jest(
    [
      passed,
      { fullName: 'shows it', status: 'failed' },
      { fullName: 'waits', status: 'passed', invocations: 2 },
    ],
    [{ name: 'b.spec.ts', status: 'failed', assertionResults: [] }],
  );
  const { lines, ...counts } = summaryOf([task('api:test', 'failure')], { api: report });
  assert.deepEqual(counts, { passed: 2, failed: 2 });
  assert.deepEqual(lines.slice(1), [
    '          api:test: shows it',
    '          api:test: b.spec.ts',
    '          at the second try: waits',
  ]);
});

test('a project that is run in parts counts the tests of all of them', () => {
  const reports = { 'api.1': jest([passed]), 'api.2': jest([passed, passed]), 'api-docs': jest([passed]) };
  assert.equal(summaryOf([task('api:test')], reports).passed, 3);
});

test('journeys count by the report of Playwright', () => {
  const suites = [
    {
      suites: [{ specs: [{ title: 'a guest asks', tests: [{ status: 'flaky' }] }] }],
      specs: [{ title: 'an owner answers', tests: [{ status: 'unexpected' }] }],
    },
  ];
  const report = { stats: { expected: 3, flaky: 1, unexpected: 1 }, suites };
  const { lines, ...counts } = summaryOf([task('e2e:e2e', 'failure')], { e2e: report });
  assert.deepEqual(counts, { passed: 4, failed: 1 });
  assert.deepEqual(lines.slice(1), [
    '          e2e:e2e: an owner answers',
    '          at the second try: a guest asks',
  ]);
});

test('tests of Node count by what it says', () => {
  const output = 'ℹ pass 4\nℹ fail 1\nℹ cancelled 0\n\n✖ failing tests:\n\ntest at a:1\n✖ it ends (1.5ms)\n';
  const { lines, ...counts } = summaryOf([task('tools:test', 'failure', output)]);
  assert.deepEqual(counts, { passed: 4, failed: 1 });
  assert.equal(lines[1], '          tools:test: it ends');
});

test('tests that were not run never pass, whatever their task says', () => {
  for (const [status, reports] of /** @type {const} */ ([
    ['success', {}],
    ['success', { api: jest([]) }],
    ['success', { api: { stats: { expected: 0, flaky: 0, unexpected: 0 }, suites: [] } }],
    ['failure', {}],
    ['failure', { api: jest([passed]) }],
    ['skipped', {}],
  ]))
    assert.equal(summaryOf([task('api:test', status)], reports).failed, 1, status);
});

test('a run of nothing fails, unless nothing is affected', () => {
  assert.deepEqual(summarize([], ''), { lines: ['  No test was run.'], passed: 0, failed: 1 });
  assert.equal(summarize([], '', { mayBeEmpty: true }).failed, 0);
});
