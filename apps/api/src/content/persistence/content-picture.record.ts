import { defineEntity, p } from '@mikro-orm/postgresql';
import { pictureColumns } from '@ospite/server/media';
import { optionalKeyColumns } from '@ospite/server/persistence';

const schema = defineEntity({
  name: 'ContentPictureRecord',
  tableName: 'content_picture',
  uniques: [{ name: 'content_picture_key_unique', properties: ['idempotencyKey'] }],
  properties: {
    id: p.integer().primary(),
    ...pictureColumns(),
    uploadedAt: p.datetime(3),
    ...optionalKeyColumns(),
  },
});

/** A row of table `content_picture`: a picture that the owner has uploaded for the pages of the site. */
export class ContentPictureRecord extends schema.class {}
schema.setClass(ContentPictureRecord);
