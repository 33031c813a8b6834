import type { Pricing, Property, Room, RoomPrice } from '@ospite/contracts/guest';
import { nightsBetween, parseCalendarDate, type StayDates } from '@ospite/domain';

/** A room as far as a stay in it can be estimated. */
export interface PricedRoom extends Pick<Room, 'slug' | 'name' | 'maxGuests'> {
  readonly prices: readonly Pick<RoomPrice, 'season' | 'pricePerNight'>[];
}

export interface Stay extends StayDates {
  readonly nights: number;
}

/** What a stay is estimated by. */
export interface StayFacts {
  readonly stay: Stay;
  readonly guests: number;
  readonly room: PricedRoom;
  readonly property: Property;
}

interface TypedDates {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** The stay that typed dates make; undefined while they make none. */
export function stayOf(typed: TypedDates | null | undefined): Stay | undefined {
  const checkIn = parseCalendarDate(typed?.checkIn ?? '');
  const checkOut = parseCalendarDate(typed?.checkOut ?? '');
  if (!checkIn || !checkOut || checkOut <= checkIn) return undefined;
  return { checkIn, checkOut, nights: nightsBetween(checkIn, checkOut) };
}

/** Each room with its prices. */
export function withPrices(rooms: readonly Room[], prices: readonly Pricing[]): (Room & PricedRoom)[] {
  return rooms.map((room) => ({ ...room, prices: prices.filter(({ roomId }) => roomId === room.id) }));
}
