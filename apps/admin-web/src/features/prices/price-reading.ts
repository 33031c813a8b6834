import { centsRangeOf, readPrice } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { eurosText } from '../../shared/formats';

/** How a price is read that is typed freely, in words: by the same rules as the guests' estimate. */
export function priceReading(t: TFunction, typed: string): string {
  if (typed.trim() === '') return t('office:prices.none');
  const price = readPrice(typed);
  if (!price) return t('office:prices.unreadable');
  return t('office:prices.readAs', { amount: eurosText(centsRangeOf(price)) });
}
