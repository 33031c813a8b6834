import { fileNameOf } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ImageTable, type LockedPicture, pictureOf } from '@ospite/server/media';
import { BreakfastImageRecord } from './breakfast-image.record';
import { lockBreakfast } from './mikro-orm-breakfast-image-store';

/** The pictures of the breakfast. */
@Injectable()
export class BreakfastPictureTable extends ImageTable<BreakfastImageRecord> {
  override readonly collection = 'breakfast';
  protected override readonly record = BreakfastImageRecord;

  protected override async lock(em: EntityManager, id: number): Promise<LockedPicture | undefined> {
    await lockBreakfast(em);
    const row = await em.findOne(BreakfastImageRecord, { id });
    if (!row) return undefined;
    return {
      picture: pictureOf(row),
      replace: (picture) => void Object.assign(row, pictureOf(picture), { filename: fileNameOf(picture) }),
    };
  }
}
