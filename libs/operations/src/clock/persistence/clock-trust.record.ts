import { defineEntity, p } from '@mikro-orm/postgresql';

/** Key of the only row. */
export const CLOCK_TRUST_ROW = 1;

/** The one row of table `clock_trust`: the approximate expected time, and how long deletion is paused (milliseconds). */
const schema = defineEntity({
  name: 'ClockTrustRecord',
  tableName: 'clock_trust',
  checks: [{ name: 'clock_trust_one_row', expression: '"row" = 1' }],
  properties: {
    row: p.smallint().primary().autoincrement(false),
    at: p.datetime(3),
    waitMs: p.integer(),
  },
});

export class ClockTrustRecord extends schema.class {}
schema.setClass(ClockTrustRecord);
