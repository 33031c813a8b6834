import {
  ContentPictureStore,
  refuseTooMany,
  type ContentPicture,
  type KeyedUpload,
  type StoreFiles,
} from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockFilesForUpload, pictureOf } from '@ospite/server/media';
import { findByKey, keyColumns } from '@ospite/server/persistence';
import { ContentPictureRecord } from './content-picture.record';

/** The owner's pictures for the pages of the site in PostgreSQL. Guests see them through sections alone. */
@Injectable()
export class MikroOrmContentPictureStore extends ContentPictureStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async list(): Promise<readonly ContentPicture[]> {
    const rows = await this.em.fork().find(ContentPictureRecord, {}, { orderBy: { id: 'desc' } });
    return rows.map(toContentPicture);
  }

  override add(at: Date, storeFiles: StoreFiles, upload?: KeyedUpload): Promise<ContentPicture> {
    return this.em.fork().transactional(async (em) => {
      await em.execute(`select pg_advisory_xact_lock(hashtextextended('content pictures', 0))`);
      const uploaded = upload && (await findUploaded(em, upload));
      if (uploaded) return uploaded;
      refuseTooMany(await em.count(ContentPictureRecord));
      await lockFilesForUpload(em);
      const picture = pictureOf(await storeFiles());
      const row = em.create(ContentPictureRecord, { ...picture, uploadedAt: at, ...keyColumns(upload) });
      await em.flush();
      return toContentPicture(row);
    });
  }

  override findUploaded(upload: KeyedUpload): Promise<ContentPicture | undefined> {
    return findUploaded(this.em.fork(), upload);
  }
}

async function findUploaded(em: EntityManager, upload: KeyedUpload): Promise<ContentPicture | undefined> {
  const pictures = { rows: ContentPictureRecord, among: {}, keyReused: 'content.key_reused' } as const;
  const row = await findByKey(em, pictures, upload);
  return row && toContentPicture(row);
}

export function toContentPicture(row: ContentPictureRecord): ContentPicture {
  return { ...pictureOf(row), id: row.id, uploadedAt: row.uploadedAt };
}
