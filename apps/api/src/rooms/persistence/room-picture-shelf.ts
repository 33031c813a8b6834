import type { Picture } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { holdFiles } from '../../platform/media/storage/file-lock';
import { pictureOf } from '../../platform/media/picture-columns';
import { PictureShelf, type PictureRow } from '../../platform/media/picture-shelves';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { lockRoom } from './lock-room';
import { RoomImageRecord } from './room-image.record';

/** The pictures of all galleries, for who looks after files. */
@Injectable()
export class RoomPictureShelf extends PictureShelf {
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
      const row = await lockedPicture(em, id);
      if (!row) return;
      await holdFiles(em);
      const changed = await change(pictureOf(row));
      if (changed) Object.assign(row, pictureOf(changed));
    });
  }
}

/** The picture as it is once nobody else changes its gallery; undefined when it went meanwhile. */
async function lockedPicture(em: EntityManager, id: number): Promise<RoomImageRecord | null> {
  const row = await em.findOne(RoomImageRecord, { id });
  if (!row) return null;
  await lockRoom(em, row.roomId);
  return em.findOne(RoomImageRecord, { id }, { refresh: true });
}
