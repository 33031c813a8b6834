import { useListPricesQuery } from '@ospite/contracts/guest';
import { lowestPriceOf } from '../../shared/format/lowest-prices';

/** The lowest nightly price of a room in euro cents; undefined without a readable one. */
export function useLowestPrices(): (room: { readonly id: number }) => number | undefined {
  const { data: prices = [] } = useListPricesQuery({});
  return (room) => lowestPriceOf(room, prices);
}
