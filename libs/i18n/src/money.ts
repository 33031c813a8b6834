import type { CentsRange, Language } from '@ospite/domain';

/** Between an amount and its currency, so that a line never begins with the sign. */
const NO_BREAK_SPACE = '\u00A0';

const MINUS = '\u2212';

/** A range of what is taken off: a dash beside a minus would be taken for one. */
const FROM_TO: Readonly<Record<Language, (from: string, to: string) => string>> = {
  it: (from, to) => `da ${from} a ${to}`,
  en: (from, to) => `${from} to ${to}`,
  de: (from, to) => `${from} bis ${to}`,
  es: (from, to) => `de ${from} a ${to}`,
};

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
  const digits = digitsOf(ends);
  const [first = '', last] = ends.map((cents) => amountText(Math.abs(cents) / 100, language, digits));
  if (from >= 0) return withEuro(last === undefined ? first : `${first}–${last}`, language);
  if (last === undefined) return MINUS + withEuro(first, language);
  const start = MINUS + (language === 'en' ? withEuro(first, language) : first);
  return FROM_TO[language](start, MINUS + withEuro(last, language));
}

/** How each language puts a range into a sentence. */
const BETWEEN: Readonly<Record<Language, (from: string, to: string) => string>> = {
  it: (from, to) => `tra ${from} e ${to}`,
  en: (from, to) => `between ${from} and ${to}`,
  de: (from, to) => `zwischen ${from} und ${to}`,
  es: (from, to) => `entre ${from} y ${to}`,
};

/** The same within a sentence: "tra 193,50 e 223,50 €". */
export function moneyInSentence({ from, to }: CentsRange, language: Language): string {
  if (from === to) return moneyText({ from, to }, language);
  const digits = digitsOf([from, to]);
  const amount = (cents: number) => amountText(cents / 100, language, digits);
  // The sign of the euro stands at the end, once; where it comes first, at both.
  const lowest = language === 'en' ? withEuro(amount(from), language) : amount(from);
  return BETWEEN[language](lowest, withEuro(amount(to), language));
}

/** Decimals for all amounts of a range or for none. */
function digitsOf(cents: readonly number[]): number {
  return cents.every((amount) => amount % 100 === 0) ? 0 : 2;
}

/** One amount that was worked out or that the property states, in cents. */
export function centsText(cents: number, language: Language): string {
  return moneyText({ from: cents, to: cents }, language);
}

/** An amount with the sign of the euro where the language writes it. */
export function withEuro(text: string, language: Language): string {
  return language === 'en' ? `€${text}` : text + NO_BREAK_SPACE + '€';
}

/** English and German set thousands apart; Italian and Spanish from ten thousand on, which no stay costs. */
function amountText(amount: number, language: Language, digits: number): string {
  const text = decimalText(amount, digits, language);
  const sign = language === 'en' ? ',' : language === 'de' ? '.' : '';
  return text.replace(/(\d)(\d{3})(?!\d)/, `$1${sign}$2`);
}
