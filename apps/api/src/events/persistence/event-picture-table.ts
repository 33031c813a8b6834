import type { Picture } from '@ospite/domain';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockFilesForUpload, PictureTable, type PictureRow } from '../../platform/media/picture-tables';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { EventRecord } from './event.record';

/** The pictures of events. */
@Injectable()
export class EventPictureTable extends PictureTable {
  override readonly collection = 'events';

  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async rows(): Promise<readonly PictureRow[]> {
    const rows = await this.em.fork().find(
      EventRecord,
      { picture: { $ne: null } },
      {
        fields: ['picture'],
        orderBy: { id: 'asc' },
      },
    );
    return rows.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []));
  }

  override async change(
    id: number,
    change: (picture: Picture) => Promise<Picture | undefined>,
  ): Promise<void> {
    await this.contentVersion.transactional(this.em.fork(), async (em) => {
      const row = await em.findOne(EventRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row?.picture) return;
      await lockFilesForUpload(em);
      const changed = await change(row.picture);
      if (changed) row.picture = changed;
    });
  }
}
