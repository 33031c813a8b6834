import { useListPricesQuery } from '@ospite/contracts/guest';
import { lowestPrice } from '@ospite/domain';

/** Tells the lowest nightly price of a room in euro cents; undefined where none can be told. */
export function useLowestPrices(): (room: { readonly id: number }) => number | undefined {
  const { data: prices = [] } = useListPricesQuery({});
  return ({ id }) => lowestPrice(prices.filter(({ roomId }) => roomId === id));
}
