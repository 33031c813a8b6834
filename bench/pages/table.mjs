/** A Markdown table. @param {string[]} head @param {string[][]} rows */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Marks what misses its goal, which stands beside it; without a goal, or without a figure, there is nothing to mark. */
export function judged(text, figure, goal) {
  if (goal === undefined || figure === undefined) return text;
  // As it is printed, so that nobody wonders why 1.10 misses 1.1.
  return Number(figure) > goal ? `**${text}** ✗ (${goal})` : text;
}

/** The same for a goal that is to be reached at least. */
export function judgedFrom(figure, goal) {
  return figure < goal ? `**${figure}** ✗ (${goal})` : String(figure);
}

export const NOTHING = '–';
export const ms = (figure) => (figure === undefined ? NOTHING : figure.toFixed(0));
export const kb = (bytes) => (bytes === undefined ? NOTHING : (bytes / 1000).toFixed(1));
export const ratio = (figure, other) => (figure && other ? (figure / other).toFixed(2) : undefined);
