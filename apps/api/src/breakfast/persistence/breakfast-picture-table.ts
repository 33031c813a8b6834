import { fileNameOf } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  pictureOf,
  PictureTable,
  type LockedPicture,
  type PictureRow,
} from '../../platform/media/picture-tables';
import { BreakfastImageRecord } from './breakfast-image.record';
import { lockBreakfast } from './mikro-orm-breakfast-image-store';

/** The pictures of the breakfast. */
@Injectable()
export class BreakfastPictureTable extends PictureTable {
  override readonly collection = 'breakfast';

  override async rows(): Promise<readonly PictureRow[]> {
    const rows = await this.em.fork().find(BreakfastImageRecord, {}, { orderBy: { id: 'asc' } });
    return rows.map((row) => ({ id: row.id, picture: pictureOf(row) }));
  }

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
