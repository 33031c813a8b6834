import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ImageTable, type LockedPicture, pictureOf } from '@ospite/server/media';
import { ContentPictureRecord } from './content-picture.record';

/** The pictures that the owner has uploaded for the pages of the site. */
@Injectable()
export class ContentPictureTable extends ImageTable<ContentPictureRecord> {
  override readonly collection = 'content';
  protected override readonly record = ContentPictureRecord;

  protected override async lock(em: EntityManager, id: number): Promise<LockedPicture | undefined> {
    const row = await em.findOne(ContentPictureRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) return undefined;
    return { picture: pictureOf(row), replace: (picture) => void Object.assign(row, pictureOf(picture)) };
  }
}
