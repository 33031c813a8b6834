import {
  MAX_BREAKFAST_DESCRIPTION_LENGTH,
  MAX_BREAKFAST_IMAGES,
  MAX_ORIGINAL_NAME_LENGTH,
  MAX_URL_LENGTH,
} from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { pictureColumns } from '@ospite/server/media';
import { optionalKeyColumns } from '@ospite/server/persistence';

const schema = defineEntity({
  name: 'BreakfastImageRecord',
  tableName: 'breakfast_image',
  // As in a room's gallery: each position once, checked at the end of a transaction, and the limit by the database.
  checks: [
    {
      name: 'breakfast_image_order_range',
      property: 'order',
      expression: `image_order >= 0 and image_order < ${MAX_BREAKFAST_IMAGES}`,
    },
  ],
  uniques: [
    { name: 'breakfast_image_order_unique', properties: ['order'], deferMode: 'deferred' },
    { name: 'breakfast_image_key_unique', properties: ['idempotencyKey'] },
  ],
  properties: {
    id: p.integer().primary(),
    ...pictureColumns(),
    filename: p.string().length(MAX_URL_LENGTH),
    originalName: p.string().length(MAX_ORIGINAL_NAME_LENGTH),
    description: p.string().length(MAX_BREAKFAST_DESCRIPTION_LENGTH).strictNullable(),
    isActive: p.boolean().default(true),
    order: p.integer().fieldName('image_order'),
    uploadedAt: p.datetime(3),
    updatedAt: p.datetime(3),
    ...optionalKeyColumns(),
  },
});

/** A row of table `breakfast_image`: an image of the breakfast. */
export class BreakfastImageRecord extends schema.class {}
schema.setClass(BreakfastImageRecord);
