import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type LockedPicture, type PictureRow, PictureTable } from '@ospite/server/media';
import { EventRecord } from './event.record';

/** The pictures of events. */
@Injectable()
export class EventPictureTable extends PictureTable {
  override readonly collection = 'events';

  override async rows(): Promise<readonly PictureRow[]> {
    const rows = await this.em
      .fork()
      .find(EventRecord, { picture: { $ne: null } }, { fields: ['picture'], orderBy: { id: 'asc' } });
    return rows.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []));
  }

  protected override async lock(em: EntityManager, id: number): Promise<LockedPicture | undefined> {
    const row = await em.findOne(EventRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row?.picture) return undefined;
    return { picture: row.picture, replace: (picture) => void (row.picture = picture) };
  }
}
