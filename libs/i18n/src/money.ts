import type { CentsRange, Language } from '@ospite/domain';

/** Between an amount and its currency, so that a line never begins with the sign. */
const NO_BREAK_SPACE = '\u00A0';

const MINUS = '\u2212';

/**
 * A number with its decimal sign, ungrouped. Not `Intl`, whose first format takes a phone a twentieth of a second.
 * @param digits after the decimal sign, zeros included
 */
export function decimalText(value: number, digits: number, language: Language): string {
  const text = value.toFixed(digits);
  return language === 'en' ? text : text.replace('.', ',');
}

/**
 * An amount that was worked out, in cents, as each language writes it, a range where its ends differ; both ends have
 * decimals or none. What is taken off carries a minus. Pages and e-mails alike.
 */
export function moneyText({ from, to }: CentsRange, language: Language): string {
  const ends = from === to ? [from] : [from, to];
  const digits = ends.every((cents) => cents % 100 === 0) ? 0 : 2;
  const text = ends.map((cents) => amountText(Math.abs(cents) / 100, language, digits)).join('–');
  return (from < 0 ? MINUS : '') + withEuro(text, language);
}

/** One amount that was worked out or that the property states, in cents. */
export function centsText(cents: number, language: Language): string {
  return moneyText({ from: cents, to: cents }, language);
}

/** An amount with the sign of the euro where the language writes it. */
export function withEuro(text: string, language: Language): string {
  return language === 'en' ? `€${text}` : text + NO_BREAK_SPACE + '€';
}

/**
 * English and German set thousands apart; Italian and Spanish from ten thousand on, which no stay costs.
 * @param digits decimals; by default two where there are cents
 */
export function amountText(
  amount: number,
  language: Language,
  digits: number = Number.isInteger(amount) ? 0 : 2,
): string {
  const text = decimalText(amount, digits, language);
  const sign = language === 'en' ? ',' : language === 'de' ? '.' : '';
  return text.replace(/(\d)(\d{3})(?!\d)/, `$1${sign}$2`);
}
