import type { Picture } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  lockFilesForUpload,
  pictureOf,
  PictureTable,
  type PictureRow,
} from '../../platform/media/picture-tables';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { RoomImageRecord } from './room-image.record';
import { lockRoom } from './room-rows';

/** The pictures of all galleries. */
@Injectable()
export class RoomPictureTable extends PictureTable {
  override readonly collection = 'rooms';

  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async rows(): Promise<readonly PictureRow[]> {
    const rows = await this.em.fork().find(RoomImageRecord, {}, { orderBy: { id: 'asc' } });
    return rows.map((row) => ({ id: row.id, picture: pictureOf(row) }));
  }

  override async change(
    id: number,
    change: (picture: Picture) => Promise<Picture | undefined>,
  ): Promise<void> {
    await this.contentVersion.transactional(this.em.fork(), async (em) => {
      const row = await lockImage(em, id);
      if (!row) return;
      await lockFilesForUpload(em);
      const changed = await change(pictureOf(row));
      if (changed) Object.assign(row, pictureOf(changed));
    });
  }
}

/** The image as it is once its room is locked; null when it was removed meanwhile. */
async function lockImage(em: EntityManager, id: number): Promise<RoomImageRecord | null> {
  const row = await em.findOne(RoomImageRecord, { id });
  if (!row) return null;
  await lockRoom(em, row.roomId);
  return em.findOne(RoomImageRecord, { id }, { refresh: true });
}
