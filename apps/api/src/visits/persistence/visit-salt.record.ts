import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'VisitSaltRecord',
  tableName: 'visit_salt',
  properties: {
    day: p.date().primary(),
    salt: p.string().length(64),
    madeAt: p.datetime(3),
  },
});

/** A row of table `visit_salt`: the random salt of a day, shared by all replicas, for 48 hours. */
export class VisitSaltRecord extends schema.class {}
schema.setClass(VisitSaltRecord);
