import { useListPricesQuery } from '@ospite/contracts/guest';
import { lowestPrice } from '@ospite/domain';

/** The lowest nightly price of a room in euro cents; undefined without a readable one. */
export function useLowestPrices(): (room: { readonly id: number }) => number | undefined {
  const { data: prices = [] } = useListPricesQuery({});
  return ({ id }) => lowestPrice(prices.filter(({ roomId }) => roomId === id));
}
