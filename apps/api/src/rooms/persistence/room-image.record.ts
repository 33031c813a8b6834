import { MAX_ROOM_IMAGES, type Localized } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { pictureColumns } from '@ospite/server/media';
import { optionalKeyColumns } from '@ospite/server/persistence';
import { RoomRecord } from './room.record';

const schema = defineEntity({
  name: 'RoomImageRecord',
  tableName: 'room_image',
  // Positions from 0 to 14, each once: the database keeps the limit of 15 images (specification §12, Uploads). The key
  // is checked at the end of a transaction, so that a gallery can be rearranged row by row.
  checks: [
    {
      name: 'room_image_order_range',
      property: 'order',
      expression: `image_order >= 0 and image_order < ${MAX_ROOM_IMAGES}`,
    },
  ],
  uniques: [
    { name: 'room_image_order_unique', properties: ['roomId', 'order'], deferMode: 'deferred' },
    { name: 'room_image_key_unique', properties: ['roomId', 'idempotencyKey'] },
    { name: 'room_image_single_main', properties: ['roomId'], where: 'is_main' },
  ],
  properties: {
    id: p.integer().primary(),
    roomId: p.manyToOne(RoomRecord).mapToPk().fieldName('room_id').deleteRule('cascade'),
    ...pictureColumns(),
    order: p.integer().fieldName('image_order').default(0),
    isMain: p.boolean().default(false),
    alt: p.json<Localized>(),
    updatedAt: p.datetime(3),
    ...optionalKeyColumns(),
  },
});

/** A row of table `room_image`: an image of a room's gallery. */
export class RoomImageRecord extends schema.class {}
schema.setClass(RoomImageRecord);
