import assert from 'node:assert';

/** What has failed until now. @type {string[]} */
export const failures = [];

/** Fails unless the check fails by an assertion: passing, or failing for another reason, it would prove nothing. @param {() => unknown} check */
export const mustFail = (check) =>
  assert.rejects(
    async () => void (await check()),
    (error) => {
      if (!(error instanceof assert.AssertionError)) throw error;
      return true;
    },
    'It passes, and must not.',
  );

/**
 * A long test of a whole product; what fails is in `failures`.
 * @param {string} title A sentence about the product.
 * @param {() => unknown} run Fails when the sentence is untrue.
 * @param {Record<string, () => unknown>} controls The same check on what is broken on purpose, by what is broken; at
 *   least one.
 */
export async function drill(title, run, controls) {
  assert.ok(Object.keys(controls).length > 0, `Nothing shows that this can fail: ${title}`);
  console.log(`\n${title}`);
  const began = performance.now();
  const checks = Object.entries(controls).map(([broken, check]) => ({
    name: `must fail: ${broken}`,
    check: () => mustFail(check),
  }));
  for (const { name, check } of [{ name: 'the product', check: run }, ...checks])
    try {
      await check();
      say(`✔ ${name}`);
    } catch (error) {
      say(`✖ ${name}: ${error.stack}`);
      failures.push(`${title} ✖ ${name}`);
    }
  say(`${((performance.now() - began) / 60_000).toFixed(1)} min`);
}

/** Progress, at least every 30 s. @param {string} line */
export const say = (line) => console.log(`  ${line}`);

/**
 * A measured figure for `docs/reliability.md`, such as `('ready again after the return', 2.134, 's', '≤ 10 s')`.
 * @param {string} name @param {number} value @param {string} [unit] @param {string} [limit]
 */
export function figure(name, value, unit = '', limit = '') {
  const rounded = Number.isInteger(value) ? value : value.toPrecision(3);
  say(`= ${name}: ${rounded} ${unit}${limit && ` (${limit})`}`);
}
