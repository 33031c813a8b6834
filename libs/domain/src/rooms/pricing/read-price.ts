/** Amounts in euro cents, the lowest and the highest; equal where there is one. */
export interface CentsRange {
  readonly from: number;
  readonly to: number;
}

/** A price's amounts in euro cents as they were typed: one, or the two ends of a range. */
export type ReadPrice = readonly [number] | readonly [number, number];

/** A million euros a night is a typing error, and its sums would lose their cents. */
const MAX_PRICE_CENTS = 100_000_000;

// Digits separated by dots or commas: `75`, `70,50`, `1.200`.
const AMOUNT = String.raw`\d+(?:[.,]\d+)*`;
const CURRENCY = '(?:€|eur|euro)?';
const ONE = String.raw`${CURRENCY}\s*(${AMOUNT})\s*${CURRENCY}`;
const PRICE = new RegExp(String.raw`^${ONE}(?:\s*[-‐‑–—/]\s*${ONE})?$`, 'i');
/** What owners write after an amount or its currency, in the four languages: prices are by the night anyway. */
const A_NIGHT = /(?<=\d|€|eur|euro)\s*(?:(?:\/|a|per|pro|por|la)\s*)?(?:nott[ei]|night|nacht|noche)\.?$/i;
/** A range in words, as Italian has it. */
const IN_WORDS = new RegExp(String.raw`^(?:da\s+${ONE}\s+a|tra\s+${ONE}\s+e)\s+${ONE}$`, 'i');

/**
 * Reads a price as the owner typed it: `75€`, `95-120 €`, `80/90`, `da 90 a 110`, `€ 80`, `70,50`, `90 € a notte`;
 * undefined for a text that is no amount and no range of amounts ("da 70€, chiedici"). Source: specification §3, pricing.
 */
export function readPrice(typed: string): ReadPrice | undefined {
  const text = typed.trim().replace(A_NIGHT, '');
  const [first, second] = (PRICE.exec(text) ?? IN_WORDS.exec(text) ?? []).slice(1).filter(Boolean);
  const from = first === undefined ? undefined : centsOf(first);
  if (from === undefined) return undefined;
  if (second === undefined) return [from];
  const to = centsOf(second);
  return to === undefined ? undefined : [from, to];
}

/** The amounts of a price from the lower to the higher, however they were typed. */
export function centsRangeOf([one, other = one]: ReadPrice): CentsRange {
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

/**
 * Five times as much, or as little, as in the room's other season: more likely a digit too many than a price. Our own
 * figure.
 */
const FAR_TIMES = 5;

/** Whether a price is so far from the room's other one that it may be a slip. */
export function isFarFrom(price: ReadPrice, other: ReadPrice): boolean {
  const [one, beside] = [centsRangeOf(price), centsRangeOf(other)];
  return one.from > FAR_TIMES * beside.to || one.to * FAR_TIMES < beside.from;
}

/** `1.200` and `1,200` are thousands, `70,50` and `70.5` are not; undefined where neither reading fits. */
function centsOf(digits: string): number | undefined {
  const cents = Math.round(eurosOf(digits) * 100);
  return cents <= MAX_PRICE_CENTS ? cents : undefined;
}

function eurosOf(digits: string): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''));
  if (/^\d+[.,]\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'));
  // Thousands and decimals are told apart by different signs: `1.200,50`.
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(digits)) return Number(digits.replaceAll(',', ''));
  return Number.NaN;
}
