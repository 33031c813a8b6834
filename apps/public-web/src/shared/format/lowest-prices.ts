import { lowestPrice } from '@ospite/domain';

interface RoomPrice {
  readonly roomId: number;
  readonly pricePerNight: string;
}

/** The lowest nightly price of a room in euro cents; undefined without a readable one. */
export const lowestPriceOf = ({ id }: { readonly id: number }, prices: readonly RoomPrice[]) =>
  lowestPrice(prices.filter(({ roomId }) => roomId === id));

/** The lowest nightly price of the rooms whose prices can be read, in euro cents; undefined without one. */
export function lowestPriceOfAll(
  rooms: readonly { readonly id: number }[],
  prices: readonly RoomPrice[],
): number | undefined {
  const cents = rooms.flatMap((room) => lowestPriceOf(room, prices) ?? []);
  return cents.length > 0 ? Math.min(...cents) : undefined;
}
