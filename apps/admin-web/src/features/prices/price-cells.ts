import type { Pricing, Room } from '@ospite/contracts';
import { isFarFrom, readPrice, SEASONS, type ReadPrice, type Season } from '@ospite/domain';

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

/** The room's price in its other season, as it is typed, where the one that was typed here is far from it. */
export function farPrice(
  cells: readonly PriceCell[],
  { name, room, price }: PriceCell,
  values: PriceValues,
): ReadPrice | undefined {
  const typed = values[name] ?? '';
  const read = typed.trim() === price?.pricePerNight ? undefined : readPrice(typed);
  const others = cells.filter((cell) => cell.room === room && cell.name !== name);
  return others
    .map((cell) => readPrice(values[cell.name] ?? ''))
    .find((other) => read && other && isFarFrom(read, other));
}

/** What is stored, as it is typed. */
export function priceValues(cells: readonly PriceCell[]): PriceValues {
  return Object.fromEntries(cells.map(({ name, price }) => [name, price?.pricePerNight ?? '']));
}
