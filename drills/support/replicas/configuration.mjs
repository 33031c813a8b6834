import assert from 'node:assert/strict';

/**
 * A configuration of `deploy/`, fitted to this machine.
 * @param {string} text
 * @param {[RegExp, string][]} changes Each must find something: a line that was renamed would else keep its own value.
 */
export function fitted(text, changes) {
  return changes.reduce((before, [pattern, replacement]) => {
    assert.match(
      before,
      new RegExp(pattern.source, pattern.flags.replace('g', '')),
      `Nothing fits ${pattern}.`,
    );
    return before.replace(pattern, replacement);
  }, text);
}
