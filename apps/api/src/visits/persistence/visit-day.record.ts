import type { Language } from '@ospite/domain';
import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/postgresql';

const schema = defineEntity({
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
export class VisitDayRecord extends schema.class {
  override [PrimaryKeyProp]?: ['day', 'language', 'shard'];
}
schema.setClass(VisitDayRecord);
