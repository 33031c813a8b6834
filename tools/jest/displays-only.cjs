const { createRequire } = require('node:module');
const jsdomOf = createRequire(require.resolve('jest-environment-jsdom'));

const STYLE_SHEET = jsdomOf.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const COMMENTS = /\/\*.*?\*\/|@namespace[^;]*;/gs;
const DISPLAY_RULES = /([^{}]+)\{[^{}]*\bdisplay:\s*([\w-]+)[^{}]*\}/g;

/**
 * jsdom matches the 120 rules of a browser's style sheet against an element whenever Testing Library asks whether it can
 * be seen: a fourteenth of what tests of screens take. Only `display` is asked of that sheet, so that one rule for each of
 * its values remains. It has to run before jsdom is loaded.
 */
module.exports = function keepDisplaysOnly() {
  const selectors = new Map();
  for (const [, selector, value] of jsdomOf(STYLE_SHEET).replaceAll(COMMENTS, '').matchAll(DISPLAY_RULES))
    selectors.set(value, [...(selectors.get(value) ?? []), selector.trim()]);
  const hiding = selectors.get('none') ?? [];
  selectors.delete('none');
  // The last rule that matches counts: what hides an element comes after what says how it is shown.
  const rules = [...selectors, ['none', hiding]].map(
    ([value, all]) => `${all.join(', ')} { display: ${value} }`,
  );
  jsdomOf.cache[STYLE_SHEET].exports = rules.join('\n');
};
