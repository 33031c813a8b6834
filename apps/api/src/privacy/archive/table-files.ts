import { type Cell, csvHead, csvLine } from '@ospite/server/rest';

/** Rows of a table, each a JSON object, as one list. */
export function tableJson(rows: readonly string[]): string {
  return rows.length > 0 ? `[\n${rows.join(',\n')}\n]\n` : '[]\n';
}

/** The same rows for a spreadsheet; a list, or a text in several languages, stays JSON in its cell. */
export function tableCsv(fields: readonly string[], rows: readonly string[]): string {
  const lines = rows.map((row) => {
    const values = JSON.parse(row) as Readonly<Record<string, unknown>>;
    return csvLine(fields.map((field) => cellOf(values[field])));
  });
  return csvHead(fields) + lines.join('');
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}
