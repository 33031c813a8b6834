import { centsRangeOf, readPrice } from './read-price';

/**
 * The lowest nightly price of a room in euro cents, for "from 75 €". Undefined without prices, and where one of them
 * cannot be read: that one may be lower.
 */
export function lowestPrice(prices: readonly { readonly pricePerNight: string }[]): number | undefined {
  const amounts: number[] = [];
  for (const { pricePerNight } of prices) {
    const price = readPrice(pricePerNight);
    if (!price) return undefined;
    amounts.push(centsRangeOf(price).from);
  }
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}
