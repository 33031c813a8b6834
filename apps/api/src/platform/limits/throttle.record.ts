import { defineEntity, p } from '@mikro-orm/postgresql';

/** Counters of what senders do: how many, and when their window ends (Unix milliseconds). */
const schema = defineEntity({
  name: 'ThrottleRecord',
  tableName: 'throttle',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint().nullable(),
  },
});

export class ThrottleRecord extends schema.class {}
schema.setClass(ThrottleRecord);
