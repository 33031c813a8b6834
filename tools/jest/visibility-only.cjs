const { createRequire } = require('node:module');
const jsdomOf = createRequire(require.resolve('jest-environment-jsdom'));

const STYLE_SHEET = jsdomOf.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const STYLE_RULES = /[\\/]jsdom[\\/].*[\\/]style-rules\.js$/;
/** Of what jsdom works out for each element from its parents; the others are a dozen colours. */
const INHERITED = new Set(['visibility', 'pointer-events']);
const COMMENTS = /\/\*.*?\*\/|@namespace[^;]*;/gs;
const DISPLAY_RULES = /([^{}]+)\{[^{}]*\bdisplay:\s*([\w-]+)[^{}]*\}/g;

/**
 * Testing Library asks again and again whether an element can be seen. For that jsdom matches the 120 rules of a browser's
 * style sheet against it, and works out a dozen colours: a seventh of what tests of screens take. Only `display` is asked
 * of that sheet, so that one rule for each of its values remains; no test asks for a colour that an element has from
 * elsewhere. It has to be the first to load jsdom.
 */
module.exports = function keepVisibilityOnly() {
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
  jsdomOf('jsdom');
  const file = Object.keys(jsdomOf.cache).find((name) => STYLE_RULES.test(name));
  const { propertiesWithResolvedValueImplemented: resolved } = jsdomOf.cache[file].exports;
  for (const name of Object.keys(resolved)) if (!INHERITED.has(name)) delete resolved[name];
};
