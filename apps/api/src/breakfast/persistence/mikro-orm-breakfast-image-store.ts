import {
  BreakfastImageStore,
  DomainError,
  nextBreakfastPlace,
  originalNameOf,
  savedAt,
  refuseStale,
  type BreakfastImage,
  type BreakfastImageChanges,
  type NewBreakfastImage,
  type Picture,
  type Visibility,
} from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import path from 'node:path';
import { holdFiles } from '../../platform/media/storage/file-lock';
import { pictureOf } from '../../platform/media/picture-columns';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { toBreakfastImage, toBreakfastImages } from './breakfast-image.mapping';
import { BreakfastImageRecord } from './breakfast-image.record';
import { lockBreakfast } from './lock-breakfast';

/** The pictures of the breakfast in PostgreSQL. */
@Injectable()
export class MikroOrmBreakfastImageStore extends BreakfastImageStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async list(visibility: Visibility): Promise<readonly BreakfastImage[]> {
    const visible = visibility === 'public' ? { isActive: true } : {};
    return toBreakfastImages(await this.em.fork().find(BreakfastImageRecord, visible));
  }

  override add(
    { originalName, description }: NewBreakfastImage,
    at: Date,
    store: () => Promise<Picture>,
  ): Promise<BreakfastImage> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockBreakfast(em);
      const order = nextBreakfastPlace(toBreakfastImages(await em.find(BreakfastImageRecord, {})));
      await holdFiles(em);
      const picture = pictureOf(await store());
      const filename = path.posix.basename(picture.url);
      const row = em.create(BreakfastImageRecord, {
        ...picture,
        ...{ filename, originalName: originalNameOf(originalName, filename), description, order },
        isActive: true,
        uploadedAt: at,
        updatedAt: at,
      });
      await em.flush();
      return toBreakfastImage(row);
    });
  }

  override change(
    id: number,
    basedOn: Date | undefined,
    at: Date,
    { description, isActive }: BreakfastImageChanges,
  ): Promise<BreakfastImage> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockBreakfast(em);
      const row = await em.findOne(BreakfastImageRecord, { id });
      if (!row) throw new DomainError('breakfast.not_found');
      refuseStale(row.updatedAt, basedOn, 'breakfast.changed');
      if (description !== undefined) row.description = description;
      if (isActive !== undefined) row.isActive = isActive;
      row.updatedAt = savedAt(row.updatedAt, at);
      return toBreakfastImage(row);
    });
  }

  override rearrange(
    change: (images: readonly BreakfastImage[]) => readonly BreakfastImage[],
  ): Promise<{ before: readonly BreakfastImage[]; after: readonly BreakfastImage[] }> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockBreakfast(em);
      const rows = await em.find(BreakfastImageRecord, {});
      const before = toBreakfastImages(rows);
      const after = change(before);
      const places = new Map(after.map(({ id, order }) => [id, order]));
      for (const row of rows) {
        const place = places.get(row.id);
        if (place === undefined) em.remove(row);
        else row.order = place;
      }
      return { before, after };
    });
  }
}
