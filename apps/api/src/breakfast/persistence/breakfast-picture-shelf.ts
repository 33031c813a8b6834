import type { Picture } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import path from 'node:path';
import { holdFiles } from '../../platform/media/storage/file-lock';
import { pictureOf } from '../../platform/media/picture-columns';
import { PictureShelf, type PictureRow } from '../../platform/media/picture-shelves';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { BreakfastImageRecord } from './breakfast-image.record';
import { lockBreakfast } from './lock-breakfast';

/** The pictures of the breakfast, for who looks after files. */
@Injectable()
export class BreakfastPictureShelf extends PictureShelf {
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
      await holdFiles(em);
      const changed = await change(pictureOf(row));
      if (changed) Object.assign(row, pictureOf(changed), { filename: path.posix.basename(changed.url) });
    });
  }
}
