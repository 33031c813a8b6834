import {
  DomainError,
  EventStore,
  savedAt,
  refuseStale,
  type CalendarDate,
  type EventDetails,
  type EventPage,
  type KeyedUpload,
  type LocalEvent,
  type PictureChange,
  type Slice,
  type PublicationScope,
} from '@ospite/domain';
import { EntityManager, LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockFilesForUpload, pictureOf } from '@ospite/server/media';
import { ContentVersion, findByKey, keyColumns, lockKey } from '@ospite/server/persistence';
import { toEvent } from './event.mapping';
import { EventRecord } from './event.record';

/** Events in PostgreSQL. */
@Injectable()
export class MikroOrmEventStore extends EventStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async list(
    scope: PublicationScope,
    today: CalendarDate,
    { offset, limit }: Slice,
  ): Promise<EventPage> {
    const where = scope === 'published' ? shownOn(today) : {};
    const [rows, total] = await this.em.fork().findAndCount(EventRecord, where, {
      orderBy: [{ sortOrder: 'asc' }, { startDate: 'asc nulls last' }, { id: 'asc' }],
      offset,
      limit,
    });
    return { events: rows.map(toEvent), total };
  }

  override async find(
    id: number,
    scope: PublicationScope,
    today: CalendarDate,
  ): Promise<LocalEvent | undefined> {
    const where = scope === 'published' ? shownOn(today) : {};
    const row = await this.em.fork().findOne(EventRecord, { $and: [{ id }, where] });
    return row ? toEvent(row) : undefined;
  }

  override add(
    details: EventDetails,
    picture: PictureChange,
    at: Date,
    sent?: KeyedUpload,
  ): Promise<LocalEvent> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      if (sent) await lockKey(em, 'event', sent.key);
      const added = sent && (await findAdded(em, sent));
      if (added) return added;
      const stored = (await storedPicture(em, picture)) ?? null;
      const moments = { createdAt: at, updatedAt: at };
      const row = em.create(EventRecord, { ...details, picture: stored, ...moments, ...keyColumns(sent) });
      await em.flush();
      return toEvent(row);
    });
  }

  override findAdded(sent: KeyedUpload): Promise<LocalEvent | undefined> {
    return findAdded(this.em.fork(), sent);
  }

  override change(
    id: number,
    basedOn: Date | undefined,
    at: Date,
    picture: PictureChange,
    change: (event: LocalEvent) => EventDetails,
  ): Promise<{ before: LocalEvent; after: LocalEvent }> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      const row = await lockEvent(em, id);
      refuseStale(row.updatedAt, basedOn, 'event.changed');
      const before = toEvent(row);
      const details = change(before);
      const stored = await storedPicture(em, picture);
      em.assign(row, { ...details, ...(stored !== undefined && { picture: stored }) });
      row.updatedAt = savedAt(row.updatedAt, at);
      await em.flush();
      return { before, after: toEvent(row) };
    });
  }

  override remove(id: number): Promise<LocalEvent> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      const row = await lockEvent(em, id);
      const event = toEvent(row);
      await em.remove(row).flush();
      return event;
    });
  }
}

async function findAdded(em: EntityManager, sent: KeyedUpload): Promise<LocalEvent | undefined> {
  const events = {
    rows: EventRecord,
    among: {},
    keyReused: 'event.key_reused',
    factsOf: ({ id }: EventRecord) => ({ id }),
  } as const;
  const row = await findByKey(em, events, sent);
  return row && toEvent(row);
}

/** The row's new picture; undefined leaves the one there is. */
async function storedPicture(em: EntityManager, picture: PictureChange) {
  if (!picture) return picture;
  await lockFilesForUpload(em);
  return pictureOf(await picture());
}

async function lockEvent(em: EntityManager, id: number): Promise<EventRecord> {
  const row = await em.findOne(EventRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) throw new DomainError('event.not_found');
  return row;
}

/** The domain's `isShown` as a query; a test compares the two. */
function shownOn(today: CalendarDate): FilterQuery<EventRecord> {
  const notOver = [{ endDate: { $gte: today } }, { endDate: null, startDate: { $gte: today } }];
  return { isActive: true, $or: [...notOver, { endDate: null, startDate: null }] };
}
