import { AssertionError } from 'node:assert';
import { pathToFileURL } from 'node:url';

/**
 * What a drill reports while it runs.
 * @typedef {object} DrillContext
 * @property {(line: string) => void} say Progress, at least every 30 s.
 * @property {(name: string, value: number, unit: string, limit?: string) => void} figure A measured figure for the
 *   table, such as `('ready again after the return', 2.1, 's', '≤ 10 s')`.
 */

/**
 * A drill: what `quality/drills/<name>.drill.mjs` exports as `drill`.
 * @typedef {object} Drill
 * @property {string} title A sentence about the product, which the drill shows.
 * @property {(context: DrillContext) => Promise<void>} run Fails with an `AssertionError` when the sentence is untrue.
 * @property {Control[]} controls At least one.
 * @property {string[]} [packages] Debian's packages without which it fails.
 */

/**
 * The same check on something that is broken on purpose: it must fail, with an `AssertionError`. One that passes shows
 * that the drill proves nothing.
 * @typedef {object} Control
 * @property {string} title What is broken.
 * @property {(context: DrillContext) => Promise<void>} run
 */

/** @typedef {{ name: string, title: string, figures: Figure[], failures: string[], seconds: number }} DrillOutcome */
/** @typedef {{ name: string, value: number, unit: string, limit: string }} Figure */

/** @param {string} file @returns {Promise<Drill>} */
export const readDrill = async (file) => (await import(pathToFileURL(file).href)).drill;

/** Runs the checks of one drill, first the drill itself and then its controls. @returns {Promise<DrillOutcome>} */
export async function runDrill(name, drill, say) {
  const began = performance.now();
  say(`\n${name}: ${drill.title}`);
  const figures = [];
  const failures = await checkDrill(drill, {
    say: (line) => say(`  ${line}`),
    figure: (figure, value, unit, limit = '') => figures.push({ name: figure, value, unit, limit }),
  });
  for (const failure of failures) say(`  FAILED: ${failure}`);
  const seconds = (performance.now() - began) / 1000;
  say(`${name}: ${failures.length === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`);
  return { name, title: drill.title, figures, failures, seconds };
}

/**
 * @param {Drill} drill
 * @param {DrillContext} context
 * @returns {Promise<string[]>} What failed; nothing when the drill passes and every control fails.
 */
export async function checkDrill(drill, context) {
  if (drill.controls.length === 0) return ['It has no control, so nothing shows that it can fail.'];
  const failure = await failureOf(() => drill.run(context));
  const failures = failure === undefined ? [] : [describe(failure)];
  for (const control of drill.controls) {
    context.say(`Control: ${control.title}`);
    const refusal = await failureOf(() => control.run({ ...context, figure: () => {} }));
    if (refusal === undefined) failures.push(`The control passes, and must not: ${control.title}`);
    // A control that breaks down for another reason than the one it shows proves as little.
    else if (!(refusal instanceof AssertionError))
      failures.push(`The control breaks down: ${control.title}: ${describe(refusal)}`);
  }
  return failures;
}

async function failureOf(work) {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
}

const describe = (error) => (error instanceof AssertionError ? error.message : String(error?.stack ?? error));

/**
 * The figures of all drills as a table in Markdown, ready for `docs/reliability.md`.
 * @param {DrillOutcome[]} outcomes
 */
export function describeFigures(outcomes) {
  const rows = outcomes.flatMap(({ name, figures, failures, seconds }) => [
    ...figures.map(({ name: figure, value, unit, limit }) => [
      name,
      figure,
      `${rounded(value)} ${unit}`,
      limit,
    ]),
    [name, failures.length === 0 ? 'passed, its controls included' : 'FAILED', minutes(seconds), ''],
  ]);
  const all = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  rows.push(['all', `${outcomes.length} drills`, minutes(all), '']);
  return [['drill', 'figure', 'measured', 'limit'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const minutes = (seconds) => `${(seconds / 60).toFixed(1)} min`;
const rounded = (value) => (Number.isInteger(value) ? String(value) : value.toPrecision(3));
