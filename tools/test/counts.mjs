import fs from 'node:fs';
import path from 'node:path';

/**
 * How many tests passed and failed, what to show of the failed ones, and which passed at the second try only.
 * @typedef {{ passed: number, failed: number, details: string[], secondTries?: string[] }} Counts
 */

/** @returns {Counts} One check that is no test: it holds or it does not. */
export function oneCheck(holds, details = '') {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, details: holds || !details ? [] : [details] };
}

/** @param {Counts[]} parts */
export function addUp(parts) {
  return {
    passed: parts.reduce((sum, { passed }) => sum + passed, 0),
    failed: parts.reduce((sum, { failed }) => sum + failed, 0),
    details: parts.flatMap(({ details }) => details),
    secondTries: parts.flatMap(({ secondTries = [] }) => secondTries),
  };
}

/** A remark for the summary. @param {string[]} [secondTries] */
export function secondTryRemark(secondTries = []) {
  return secondTries.length > 0 ? `second try: ${secondTries.join('; ')}` : '';
}

const SHOWN_LINES = 30;

/** The end of what a project's task said in the output of Nx. */
function endOfTask(project, output) {
  const start = output.indexOf(`nx run ${project}:`);
  if (start < 0) return 'see the log of Nx';
  const end = output.indexOf('> nx run ', start);
  const lines = output
    .slice(start, end < 0 ? undefined : end)
    .trim()
    .split('\n');
  return lines.slice(-SHOWN_LINES).join('\n');
}

/**
 * Counts one project's Jest run by the result file, which comes back from the Nx cache with the task. A project
 * without one broke down before, and is one failure; so is a file that could not be run.
 * @param {string} project
 * @param {string} file
 * @param {string} [output] What Nx said, to show why there is no result.
 * @returns {Counts}
 */
export function countJest(project, file, output = '') {
  if (!fs.existsSync(file))
    return oneCheck(false, `${project}: the tests did not run.\n${endOfTask(project, output)}`);
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const details = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return assertionResults.length === 0 && message ? [`${project}: ${name}\n${message}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${project}: ${fullName}\n${failureMessages.join('\n')}`,
    );
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    details,
    secondTries: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  };
}

/** Counts a run of `node --test` by its TAP output. */
export function countNodeTests({ code, output }) {
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failed = number('fail') + number('cancelled');
  if (code !== 0 && failed === 0) return oneCheck(false, output);
  return { passed: number('pass'), failed, details: failed > 0 ? [output] : [] };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * Counts the journeys by Playwright's own report. One that passed at the second try has passed, and is named.
 * @param {string} folder
 * @param {{ code: number, output: string }} run
 */
export function countJourneys(folder, { code, output }) {
  const file = path.join(folder, 'e2e.json');
  if (!fs.existsSync(file)) return { ...oneCheck(false, output), remark: '' };
  const { stats, suites } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const shaky = suites.flatMap(specsOf).filter((spec) => spec.tests.some(({ status }) => status === 'flaky'));
  const passed = stats.expected + stats.flaky;
  // No test failed and yet it says no: a set-up that broke, or no journey at all.
  const failed = code !== 0 && stats.unexpected === 0 ? 1 : stats.unexpected;
  const remark = secondTryRemark(shaky.map(({ title }) => title));
  return { passed, failed, details: failed > 0 ? [output] : [], remark };
}
