import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { addUp, countJest, countJourneys, countNodeTests, oneCheck, secondTryRemark } from './counts.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-counts-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(name, content) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

const numbers = ({ passed, failed }) => [passed, failed];

test('a project whose tests wrote no result is a failure', () => {
  assert.deepEqual(numbers(countJest('api', path.join(folder, 'none.json'))), [0, 1]);
});

test('a test file that could not be run counts as a failure beside the failed tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: 'a.spec.ts',
        message: '',
        assertionResults: [{ status: 'failed', fullName: 'a room closes', failureMessages: ['no'] }],
      },
      { name: 'b.spec.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  const counts = countJest('domain', write('jest.json', report));
  assert.deepEqual(numbers(counts), [5, 2]);
  assert.equal(counts.details.length, 2);
});

test('a test that passed at the second try has passed and is named', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [
      {
        name: 'a.spec.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a room opens', invocations: 1 },
          { status: 'passed', fullName: 'a room closes', invocations: 2 },
        ],
      },
    ],
  };
  const counts = countJest('api', write('second.json', report));
  assert.deepEqual(numbers(counts), [2, 0]);
  assert.equal(secondTryRemark(counts.secondTries), 'second try: a room closes');
});

test("the tools' tests are counted from their TAP output", () => {
  assert.deepEqual(
    numbers(countNodeTests({ code: 0, output: '# pass 12\n# fail 0\n# cancelled 0' })),
    [12, 0],
  );
  assert.deepEqual(numbers(countNodeTests({ code: 1, output: '# pass 3\n# fail 1\n# cancelled 1' })), [3, 2]);
  assert.deepEqual(numbers(countNodeTests({ code: 1, output: 'Syntax error' })), [0, 1]);
});

test('a journey that passed at the second try has passed and is named', () => {
  const specs = [{ title: 'asks for a quote', tests: [{ status: 'flaky' }] }];
  write('e2e.json', {
    stats: { expected: 3, flaky: 1, unexpected: 0 },
    suites: [{ specs: [], suites: [{ specs }] }],
  });
  const counts = countJourneys(folder, { code: 0, output: '' });
  assert.deepEqual(numbers(counts), [4, 0]);
  assert.match(counts.remark, /asks for a quote/);
});

test('a browser run that breaks down before any journey is a failure', () => {
  write('e2e.json', { stats: { expected: 0, flaky: 0, unexpected: 0 }, suites: [] });
  assert.deepEqual(numbers(countJourneys(folder, { code: 1, output: 'set-up failed' })), [0, 1]);
});

test('totals are the sums of all steps', () => {
  assert.deepEqual(
    numbers(addUp([oneCheck(true), oneCheck(false, 'why'), { passed: 4, failed: 1, details: [] }])),
    [5, 2],
  );
});
