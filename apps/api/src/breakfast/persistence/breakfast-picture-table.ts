import { fileNameOf, type Picture } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  lockFilesForUpload,
  pictureOf,
  PictureTable,
  type PictureRow,
} from '../../platform/media/picture-tables';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { BreakfastImageRecord } from './breakfast-image.record';
import { lockBreakfast } from './mikro-orm-breakfast-image-store';

/** The pictures of the breakfast. */
@Injectable()
export class BreakfastPictureTable extends PictureTable {
  override readonly collection = 'breakfast';

  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async rows(): Promise<readonly PictureRow[]> {
    const rows = await this.em.fork().find(BreakfastImageRecord, {}, { orderBy: { id: 'asc' } });
    return rows.map((row) => ({ id: row.id, picture: pictureOf(row) }));
  }

  override async change(
    id: number,
    change: (picture: Picture) => Promise<Picture | undefined>,
  ): Promise<void> {
    await this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockBreakfast(em);
      const row = await em.findOne(BreakfastImageRecord, { id });
      if (!row) return;
      await lockFilesForUpload(em);
      const changed = await change(pictureOf(row));
      if (changed) Object.assign(row, pictureOf(changed), { filename: fileNameOf(changed) });
    });
  }
}
