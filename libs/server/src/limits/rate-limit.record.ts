import { defineEntity, p } from '@mikro-orm/postgresql';

/** Counters of what senders do: how many, and when their window ends (Unix milliseconds). */
const schema = defineEntity({
  name: 'RateLimitRecord',
  tableName: 'throttle',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint().nullable(),
  },
});

export class RateLimitRecord extends schema.class {}
schema.setClass(RateLimitRecord);
