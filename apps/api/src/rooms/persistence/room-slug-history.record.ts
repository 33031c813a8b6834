import { MAX_ROOM_SLUG_LENGTH } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { RoomRecord } from './room.record';

const schema = defineEntity({
  name: 'RoomSlugHistoryRecord',
  tableName: 'room_slug_history',
  properties: {
    slug: p.string().length(MAX_ROOM_SLUG_LENGTH).primary(),
    roomId: p
      .manyToOne(RoomRecord)
      .mapToPk()
      .fieldName('room_id')
      .deleteRule('cascade')
      .index('room_slug_history_room_index'),
  },
});

/** A row of table `room_slug_history`: a former slug of a room, which keeps leading to it (specification §10). */
export class RoomSlugHistoryRecord extends schema.class {}
schema.setClass(RoomSlugHistoryRecord);
