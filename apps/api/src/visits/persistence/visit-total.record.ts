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

/** A row of table `visit_total`: a part of all visits ever, so that many visitors at once find different rows. */
export class VisitTotalRecord extends schema.class {}
schema.setClass(VisitTotalRecord);
