import type { Language } from '@ospite/domain';
import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/postgresql';

const daySchema = defineEntity({
  name: 'VisitDayRecord',
  tableName: 'visit_day',
  properties: {
    day: p.date().primary(),
    language: p.string().length(2).$type<Language>().primary(),
    shard: p.smallint().primary().autoincrement(false),
    visits: p.integer(),
    visitors: p.integer(),
  },
});

/** A row of table `visit_day`: one shard of a day's visits in one language. */
export class VisitDayRecord extends daySchema.class {
  override [PrimaryKeyProp]?: ['day', 'language', 'shard'];
}
daySchema.setClass(VisitDayRecord);

const totalSchema = defineEntity({
  name: 'VisitTotalRecord',
  tableName: 'visit_total',
  properties: {
    shard: p.smallint().primary().autoincrement(false),
    visits: p.bigint('number'),
    visitors: p.bigint('number'),
  },
});

/** A row of table `visit_total`: one shard of all visits ever, so that visits of the same moment update different rows. */
export class VisitTotalRecord extends totalSchema.class {}
totalSchema.setClass(VisitTotalRecord);
