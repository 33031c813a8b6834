import type { Pricing, Room } from '@ospite/contracts';
import { SEASONS, type Season } from '@ospite/domain';

/** A price of a room in a season, by the name of its field. */
export interface PriceCell {
  readonly name: string;
  readonly room: Room;
  readonly season: Season;
  /** Undefined where the room has none in this season. */
  readonly price: Pricing | undefined;
}

/** What is typed, by the names of the cells. */
export type PriceValues = Readonly<Record<string, string>>;

/** All cells: rooms down, seasons across. */
export function priceCells(rooms: readonly Room[], prices: readonly Pricing[]): readonly PriceCell[] {
  return rooms.flatMap((room) =>
    SEASONS.map((season) => ({
      name: `${room.id}.${season}`,
      room,
      season,
      price: prices.find((price) => price.roomId === room.id && price.season === season),
    })),
  );
}

/** What is stored, as it is typed. */
export function priceValues(cells: readonly PriceCell[]): PriceValues {
  return Object.fromEntries(cells.map(({ name, price }) => [name, price?.pricePerNight ?? '']));
}
