import type { Room, SlugOrId } from '@ospite/domain';
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { PricingRecord } from './pricing.record';
import { RoomImageRecord } from './room-image.record';
import { toRoom } from './room.mapping';
import { RoomRecord } from './room.record';

/** Largest id a column holds; a larger number in an address is no room rather than an error of the database. */
const MAX_ID = 2_147_483_647;

/** Rooms with their galleries and prices, oldest first. */
export async function loadRooms(em: EntityManager, which: FilterQuery<RoomRecord>): Promise<Room[]> {
  const rooms = await em.find(RoomRecord, which, { orderBy: { id: 'asc' } });
  return withParts(em, rooms);
}

/** The room of a row that is read already, with its gallery and prices. */
export async function loadParts(em: EntityManager, row: RoomRecord): Promise<Room> {
  const [room] = await withParts(em, [row]);
  return room ?? toRoom(row, [], []);
}

/** The row that an address names: a slug, or an id when it is a number; undefined for what can be neither. */
export function namedBy(slugOrId: SlugOrId): { slug: string } | { id: number } | undefined {
  if (typeof slugOrId === 'string') return { slug: slugOrId };
  const isId = Number.isInteger(slugOrId) && slugOrId >= 1 && slugOrId <= MAX_ID;
  return isId ? { id: slugOrId } : undefined;
}

async function withParts(em: EntityManager, rooms: readonly RoomRecord[]): Promise<Room[]> {
  const roomId = { $in: rooms.map(({ id }) => id) };
  const images = await em.find(RoomImageRecord, { roomId });
  const prices = await em.find(PricingRecord, { roomId });
  return rooms.map((room) =>
    toRoom(
      room,
      images.filter((image) => image.roomId === room.id),
      prices.filter((price) => price.roomId === room.id),
    ),
  );
}
