import { DomainError, type SlugOrId } from '@ospite/domain';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { namedBy } from './load-rooms';
import { RoomRecord } from './room.record';

/**
 * Reads a room and keeps everyone else who changes it or its gallery waiting until the transaction ends.
 * @throws DomainError `room.not_found`
 */
export async function lockRoom(em: EntityManager, slugOrId: SlugOrId): Promise<RoomRecord> {
  const which = namedBy(slugOrId);
  const row = which && (await em.findOne(RoomRecord, which, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  if (!row) throw new DomainError('room.not_found');
  return row;
}
