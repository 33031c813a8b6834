import { centsRangeOf, readPrice } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { eurosText } from '../../shared/formats';

/** How a price is read that is typed freely, in words, or that it is not: by the same rules as the guests' estimate. */
export function priceReading(
  t: TFunction,
  typed: string,
): { readonly hint?: string; readonly warning?: string } {
  if (typed.trim() === '') return { hint: t('office:prices.none') };
  const price = readPrice(typed);
  if (!price) return { warning: t('office:prices.unreadable', { typed: typed.trim() }) };
  return { hint: t('office:prices.readAs', { amount: eurosText(centsRangeOf(price)) }) };
}
