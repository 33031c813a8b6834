import { readPrice, type CentsRange, type Language } from '@ospite/domain';
import { decimalText } from './decimal';

/** Between an amount and its currency, so that a line never begins with the sign. */
const NO_BREAK_SPACE = '\u00A0';

const MINUS = '\u2212';

/** A price to be shown. Only an amount takes a unit: "su richiesta" is not "su richiesta/notte". */
export interface PriceText {
  readonly text: string;
  readonly isAmount: boolean;
}

/**
 * A price as the owner typed it (`75€`, `95-120€`), written as each language writes it: `95–120 €`, in English
 * `€95–120`. A text that is no amount and no range ("da 70€, chiedici") stays as it was typed. Source: decisions,
 * language review.
 */
export function priceText(typed: string, language: Language): PriceText {
  const cents = readPrice(typed);
  if (!cents) return { text: typed, isAmount: false };
  const text = cents.map((amount) => amountText(amount / 100, language)).join('–');
  return { text: withSign(text, language), isAmount: true };
}

/**
 * An amount that was worked out, in cents, as each language writes it, a range where its ends differ; both ends have
 * decimals or none. What is taken off carries a minus.
 */
export function moneyText({ from, to }: CentsRange, language: Language): string {
  const ends = from === to ? [from] : [from, to];
  const digits = ends.every((cents) => cents % 100 === 0) ? 0 : 2;
  const text = ends.map((cents) => amountText(Math.abs(cents) / 100, language, digits)).join('–');
  return (from < 0 ? MINUS : '') + withSign(text, language);
}

/** One amount that was worked out or that the property states, in cents. */
export function centsText(cents: number, language: Language): string {
  return moneyText({ from: cents, to: cents }, language);
}

/** Shown where a room has no price: a dash with the euro sign. Source: specification §2, Room detail. */
export function missingPriceText(language: Language): string {
  return withSign('–', language);
}

function withSign(text: string, language: Language): string {
  return language === 'en' ? `€${text}` : text + NO_BREAK_SPACE + '€';
}

/**
 * English and German set thousands apart; Italian and Spanish from ten thousand on, which no stay costs.
 * @param digits decimals; by default two where there are cents
 */
function amountText(
  amount: number,
  language: Language,
  digits: number = Number.isInteger(amount) ? 0 : 2,
): string {
  const text = decimalText(amount, digits, language);
  const sign = language === 'en' ? ',' : language === 'de' ? '.' : '';
  return text.replace(/(\d)(\d{3})(?!\d)/, `$1${sign}$2`);
}
