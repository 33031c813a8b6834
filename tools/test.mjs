import { parseArgs } from 'node:util';
import { runTool } from '../launcher/process/shutdown.mjs';
import { UserError } from '../launcher/process/user-error.mjs';
import { addUp, oneCheck } from './test/counts.mjs';
import { STEPS } from './test/steps.mjs';
import { withHeartbeat } from './test/heartbeat.mjs';
import { affectedProjects, changesSince } from './test/tasks.mjs';

const names = STEPS.map(({ name }) => name);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      affected: { type: 'boolean', default: false },
      only: { type: 'string', default: names.join(',') },
      skip: { type: 'string', default: '' },
    },
  });
  const only = values.only.split(',');
  const skip = values.skip.split(',').filter(Boolean);
  const unknown = [...only, ...skip].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UserError(`No step ${unknown.join(', ')}; there are: ${names.join(', ')}`);
  return {
    affected: values.affected,
    steps: STEPS.filter(({ name }) => only.includes(name) && !skip.includes(name)),
  };
}

/** Whether anything that changed can break the step. */
const isConcerned = (step, projects) =>
  !projects || [...projects].some((project) => step.concerns.test(project));

/** Runs a step to its end; one that breaks down is one failure, and the next steps still run. */
async function runStep(step, projects) {
  const began = performance.now();
  console.log(`\n${step.title} …`);
  const run = () => step.run({ projects, say: (line) => console.log(`  ${line}`) });
  const counts = await withHeartbeat(step.title, run, (line) => console.log(line)).catch((error) =>
    oneCheck(false, error instanceof UserError ? error.message : String(error.stack)),
  );
  for (const detail of counts.details) console.log(`\n${detail}`);
  const took = seconds(began);
  console.log(`${step.title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${took}`);
  return { step, counts, took };
}

/** Runs the steps in order, and those that may run beside them from the beginning. */
async function runSteps(steps, projects) {
  const beside = steps.filter(({ isBeside }) => isBeside).map((step) => runStep(step, projects));
  const outcomes = [];
  for (const step of steps.filter(({ isBeside }) => !isBeside)) {
    if (step.isAlone) await Promise.all(beside);
    outcomes.push(await runStep(step, projects));
  }
  return [...(await Promise.all(beside)), ...outcomes];
}

function describe({ step, counts, took }) {
  const mark = counts.failed === 0 ? 'ok  ' : 'FAIL';
  const numbers = `${counts.passed} passed, ${counts.failed} failed`;
  const remark = counts.remark ? `  (${counts.remark})` : '';
  const line = `  ${mark}  ${step.title.padEnd(24)}${took.padStart(9)}   ${numbers}${remark}`;
  // Who sees only the end of a long run is to know what failed, too.
  const failures = counts.details.slice(0, FAILURES_SHOWN).map((detail) => `          ${firstLine(detail)}`);
  return [line, ...failures].join('\n');
}

const FAILURES_SHOWN = 10;
const firstLine = (text) => text.trim().split('\n', 1)[0];

/**
 * `npm test [-- --affected] [-- --only=lint,unit] [-- --skip=e2e]`: all that must hold. A failed step does not keep
 * the others from running. The last line gives the totals: tests, and each check that is no test as one.
 */
async function main() {
  const { affected, steps } = readOptions();
  const began = performance.now();
  const projects = affected ? await affectedProjects() : undefined;
  if (projects?.size === 0)
    console.log(`Nothing is affected by the changes since ${changesSince()}: no test was run.`);
  else if (projects) console.log(`Affected: ${[...projects].join(', ')}`);
  const outcomes = await runSteps(
    steps.filter((step) => isConcerned(step, projects)),
    projects,
  );
  const total = addUp(outcomes.map(({ counts }) => counts));
  console.log(`\nSummary, ${seconds(began)}\n${outcomes.map(describe).join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

runTool(main);
