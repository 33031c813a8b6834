/**
 * The figures of all drills as a table in Markdown, ready for `docs/reliability.md`.
 * @param {import('./run-drill.mjs').DrillOutcome[]} outcomes
 */
export function describeFigures(outcomes) {
  const rows = outcomes.flatMap(({ name, figures }) =>
    figures.map(({ name: figure, value, unit, limit }) => [name, figure, `${rounded(value)} ${unit}`, limit]),
  );
  return [['drill', 'figure', 'measured', 'limit'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const rounded = (value) => (Number.isInteger(value) ? String(value) : value.toPrecision(3));
