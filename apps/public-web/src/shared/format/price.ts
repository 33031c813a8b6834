import type { Language } from '@ospite/domain';
import { decimalText } from './decimal';

/** Between an amount and its currency, so that a line never begins with the sign. */
const NO_BREAK_SPACE = '\u00A0';

// Digits with dots or commas between them: `75`, `70,50`, `1.200`.
const AMOUNT = String.raw`\d+(?:[.,]\d+)*`;
const CURRENCY = '(?:€|eur|euro)?';
const PRICE = new RegExp(
  String.raw`^${CURRENCY}\s*(${AMOUNT})\s*${CURRENCY}(?:\s*[-‐‑–—]\s*${CURRENCY}\s*(${AMOUNT})\s*${CURRENCY})?$`,
  'i',
);

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
  const words = { text: typed, isAmount: false };
  const found = PRICE.exec(typed.trim());
  if (!found) return words;
  const amounts: string[] = [];
  for (const digits of [found[1], found[2]]) {
    if (digits === undefined) continue;
    const amount = amountOf(digits);
    if (amount === undefined) return words;
    amounts.push(amountText(amount, language));
  }
  return { text: withSign(amounts.join('–'), language), isAmount: true };
}

/** Shown where a room has no price: a dash with the euro sign. Source: specification §2, Room detail. */
export function missingPriceText(language: Language): string {
  return withSign('–', language);
}

function withSign(text: string, language: Language): string {
  return language === 'en' ? `€${text}` : text + NO_BREAK_SPACE + '€';
}

function amountText(amount: number, language: Language): string {
  return decimalText(amount, Number.isInteger(amount) ? 0 : 2, language);
}

/** `1.200` and `1,200` are thousands, `70,50` and `70.5` are not; undefined where neither reading fits. */
function amountOf(digits: string): number | undefined {
  if (/^\d+$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''));
  if (/^\d+[.,]\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'));
  return undefined;
}
