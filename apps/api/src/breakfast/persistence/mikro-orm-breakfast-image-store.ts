import {
  BREAKFAST_GALLERY,
  nextPosition,
  withStoredFiles,
  BreakfastImageStore,
  withinScope,
  type BreakfastGallery,
  type BreakfastImage,
  type GalleryChange,
  type KeyedUpload,
  type NewBreakfastImage,
  type PublicationScope,
} from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockFilesForUpload } from '@ospite/server/media';
import { ContentVersion, findByKey, keyColumns } from '@ospite/server/persistence';
import { toBreakfastGallery, toBreakfastImage } from './breakfast-image.mapping';
import { BreakfastImageRecord } from './breakfast-image.record';

/** Images of the breakfast in PostgreSQL. */
@Injectable()
export class MikroOrmBreakfastImageStore extends BreakfastImageStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async list(scope: PublicationScope): Promise<BreakfastGallery> {
    return withinScope(scope, toBreakfastGallery(await this.em.fork().find(BreakfastImageRecord, {})));
  }

  override add(image: NewBreakfastImage, upload?: KeyedUpload): Promise<BreakfastImage> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockBreakfast(em);
      const uploaded = upload && (await findUploaded(em, upload));
      if (uploaded) return uploaded;
      const order = nextPosition(await em.find(BreakfastImageRecord, {}), BREAKFAST_GALLERY);
      await lockFilesForUpload(em);
      const stored = await withStoredFiles(image);
      const row = em.create(BreakfastImageRecord, { ...stored, order, ...keyColumns(upload) });
      await em.flush();
      return toBreakfastImage(row);
    });
  }

  override findUploaded(upload: KeyedUpload): Promise<BreakfastImage | undefined> {
    return findUploaded(this.em.fork(), upload);
  }

  override change(
    change: (gallery: BreakfastGallery) => BreakfastGallery,
  ): Promise<GalleryChange<BreakfastImage>> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockBreakfast(em);
      const rows = await em.find(BreakfastImageRecord, {});
      const before = toBreakfastGallery(rows);
      const after = change(before);
      const images = new Map(after.map((image) => [image.id, image]));
      for (const row of rows) {
        const image = images.get(row.id);
        if (!image) {
          em.remove(row);
          continue;
        }
        row.order = image.order;
        row.description = image.description;
        row.isActive = image.isActive;
        row.updatedAt = image.updatedAt;
      }
      return { before, after };
    });
  }
}

async function findUploaded(em: EntityManager, upload: KeyedUpload): Promise<BreakfastImage | undefined> {
  const gallery = { rows: BreakfastImageRecord, among: {}, keyReused: 'breakfast.key_reused' } as const;
  const row = await findByKey(em, gallery, upload);
  return row && toBreakfastImage(row);
}

/** All other changes of the images of the breakfast wait until the transaction ends. */
export async function lockBreakfast(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('breakfast', 0))`);
}
