/** A whole part in groups of three, as in 20.000 or 1.250,50. */
const GROUPED_FORM = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const DECIMAL_FORM = /^-?\d+(?:[.,]\d+)?$/;

/** What was typed as a number, with a comma or a point. @returns null for nothing, NaN for what is no number */
export function decimalOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return DECIMAL_FORM.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** The same for lengths, minutes and prices, in which a point separates thousands. */
export function amountOfText(typed: string): number | null {
  const text = typed.replace(/€|\s/g, '');
  return decimalOf(GROUPED_FORM.test(text) ? text.replaceAll('.', '') : text);
}

/** Euro, as in "1,50", in cents. @returns null for nothing, NaN for what is no amount */
export function centsOf(typed: string): number | null {
  const euros = amountOfText(typed);
  return euros === null ? null : Math.round(euros * 100);
}

/** A number as it is typed in Italian: a comma, no groups. */
export function typedNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace('.', ',');
}

/** Cents as euro, as in "8" or "1,50". */
export function typedEuros(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');
}
