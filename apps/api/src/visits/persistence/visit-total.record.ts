import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'VisitTotalRecord',
  tableName: 'visit_total',
  properties: {
    shard: p.smallint().primary().autoincrement(false),
    visits: p.bigint('number'),
    visitors: p.bigint('number'),
  },
});

/** A row of table `visit_total`: one shard of all visits ever, so that visits of the same moment update different rows. */
export class VisitTotalRecord extends schema.class {}
schema.setClass(VisitTotalRecord);
