// @ts-check
/** A Markdown table. @param {string[]} head @param {string[][]} rows */
export function table(head, rows) {
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const NOTHING = '–';

/**
 * Marks a figure, as it is printed, that misses its goal, which stands beside it.
 * @param {string | undefined} text
 * @param {number | undefined} goal Without one there is nothing to mark.
 */
export const judged = (text = NOTHING, goal = Infinity) =>
  Number(text) > goal ? `**${text}** ✗ (${goal})` : text;

/** @param {number | undefined} figure */
export const ms = (figure) => figure?.toFixed(0) ?? NOTHING;
/** @param {number | undefined} bytes */
export const kb = (bytes) => (bytes === undefined ? NOTHING : (bytes / 1000).toFixed(1));
/** @param {number | undefined} figure @param {number | undefined} other */
export const ratio = (figure, other) => (figure && other ? (figure / other).toFixed(2) : undefined);
