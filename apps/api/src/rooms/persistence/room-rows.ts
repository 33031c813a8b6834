import { DomainError, withinScope, type PublicationScope, type Room, type SlugOrId } from '@ospite/domain';
import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { isRowId } from '@ospite/server/persistence';
import { PricingRecord } from './pricing.record';
import { RoomImageRecord } from './room-image.record';
import { toRoom } from './room.mapping';
import { RoomRecord } from './room.record';

/** Rooms with their galleries and prices, oldest first. */
export async function loadRooms(
  em: EntityManager,
  where: FilterQuery<RoomRecord>,
  scope: PublicationScope,
): Promise<Room[]> {
  const rows = await em.find(RoomRecord, where, { orderBy: { id: 'asc' } });
  return withParts(em, withinScope(scope, rows));
}

/** The room of a row that is read already, with its gallery and prices. */
export async function loadParts(em: EntityManager, row: RoomRecord): Promise<Room> {
  const [room] = await withParts(em, [row]);
  return room ?? toRoom(row, [], [], []);
}

/** The row that an address names; undefined for a number that can be no id. */
export function namedBy(slugOrId: SlugOrId): { slug: string } | { id: number } | undefined {
  if (typeof slugOrId === 'string') return { slug: slugOrId };
  return isRowId(slugOrId) ? { id: slugOrId } : undefined;
}

/**
 * Reads a room and locks it: all other changes of it, its gallery and prices wait until the transaction ends.
 * @throws DomainError `room.not_found`
 */
export async function lockRoom(em: EntityManager, slugOrId: SlugOrId): Promise<RoomRecord> {
  const which = namedBy(slugOrId);
  const row = which && (await em.findOne(RoomRecord, which, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  if (!row) throw new DomainError('room.not_found');
  return row;
}

/** Ids of the amenities of the owner's own, in their order: the property keeps them. */
export async function ownAmenityIds(em: EntityManager): Promise<string[]> {
  const rows: { id: string }[] = await em.execute(
    `select own.item ->> 'id' as id
     from property, jsonb_array_elements(own_amenities) with ordinality as own (item, place) order by own.place`,
  );
  return rows.map(({ id }) => id);
}

async function withParts(em: EntityManager, rooms: readonly RoomRecord[]): Promise<Room[]> {
  const roomId = { $in: rooms.map(({ id }) => id) };
  const images = await em.find(RoomImageRecord, { roomId });
  const prices = await em.find(PricingRecord, { roomId });
  const ownAmenities = await ownAmenityIds(em);
  return rooms.map((room) =>
    toRoom(
      room,
      images.filter((image) => image.roomId === room.id),
      prices.filter((price) => price.roomId === room.id),
      ownAmenities,
    ),
  );
}
