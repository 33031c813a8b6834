import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ImageTable, type LockedPicture, pictureOf } from '@ospite/server/media';
import { RoomImageRecord } from './room-image.record';
import { lockRoom } from './room-rows';

/** The pictures of all galleries. */
@Injectable()
export class RoomPictureTable extends ImageTable<RoomImageRecord> {
  override readonly collection = 'rooms';
  protected override readonly record = RoomImageRecord;

  protected override async lock(em: EntityManager, id: number): Promise<LockedPicture | undefined> {
    const present = await em.findOne(RoomImageRecord, { id });
    if (!present) return undefined;
    await lockRoom(em, present.roomId);
    // It may have been removed or changed before the lock.
    const row = await em.findOne(RoomImageRecord, { id }, { refresh: true });
    if (!row) return undefined;
    return { picture: pictureOf(row), replace: (picture) => void Object.assign(row, pictureOf(picture)) };
  }
}
