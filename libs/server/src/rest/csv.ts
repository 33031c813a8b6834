/** Italian spreadsheets split at semicolons, and recognise UTF-8 only by this mark. */
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

export type Cell = string | number | boolean | null | undefined;

/** The first line of a table (RFC 4180) that spreadsheets open as it is. */
export function csvHead(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(names);
}

export function csvLine(cells: readonly Cell[]): string {
  return cells.map(cellText).join(SEPARATOR) + LINE_END;
}

function cellText(cell: Cell): string {
  const text = typeof cell === 'string' ? harmless(cell) : String(cell ?? '');
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** At the beginning of a text, whatever blanks come before it. */
const FORMULA = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/**
 * What begins a cell within a text where a spreadsheet splits at commas or tabs, as in English: quotes count for nothing
 * there, since the line as we write it does not begin with them. What comes before is read only where there is a sign:
 * a text of 4,000 line breaks would else be read 4,000 times.
 */
const INNER_FORMULA = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20](?<=[,\t\r\n][\s\u00A0"]*.)/g;

/**
 * What a guest typed must stay a text: a spreadsheet runs cells that begin like a formula (OWASP, CSV injection). A
 * leading apostrophe is how spreadsheets themselves mark a text.
 */
function harmless(text: string): string {
  const inner = text.replace(INNER_FORMULA, "'$&");
  return FORMULA.test(inner) ? `'${inner}` : inner;
}
