import { readPrice, type Language } from '@ospite/domain';
import { moneyText, withEuro } from '@ospite/i18n/money';

export { centsText, moneyText } from '@ospite/i18n/money';

/** A price to be shown. Only an amount takes a unit: "su richiesta" is not "su richiesta/notte". */
export interface PriceText {
  readonly text: string;
  readonly isAmount: boolean;
}

/**
 * A price as the owner typed it (`75€`, `95-120€`), written as each language writes it: `95–120 €`, in English
 * `€95–120`. A text that is no amount and no range ("da 70€, chiedici") stays as it was typed.
 */
export function priceText(typed: string, language: Language): PriceText {
  const cents = readPrice(typed);
  if (!cents) return { text: typed, isAmount: false };
  const [from, to = from] = cents;
  return { text: moneyText({ from, to }, language), isAmount: true };
}

/** Shown where a room has no price: a dash with the euro sign. Source: specification §2, Room detail. */
export function missingPriceText(language: Language): string {
  return withEuro('–', language);
}
