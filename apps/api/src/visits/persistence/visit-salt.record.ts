import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/postgresql';

const saltSchema = defineEntity({
  name: 'VisitSaltRecord',
  tableName: 'visit_salt',
  properties: {
    day: p.date().primary(),
    salt: p.string().length(64),
    madeAt: p.datetime(3),
  },
});

/** A row of table `visit_salt`: the random salt of a day, shared by all replicas, for 48 hours. */
export class VisitSaltRecord extends saltSchema.class {}
saltSchema.setClass(VisitSaltRecord);

const visitorSchema = defineEntity({
  name: 'VisitorOfDayRecord',
  tableName: 'visitor_of_day',
  properties: {
    day: p.date().primary(),
    visitorHash: p.string().length(64).primary(),
  },
});

/** A row of table `visitor_of_day`: who has visited on a day. It is deleted with the day's salt. */
export class VisitorOfDayRecord extends visitorSchema.class {
  override [PrimaryKeyProp]?: ['day', 'visitorHash'];
}
visitorSchema.setClass(VisitorOfDayRecord);
