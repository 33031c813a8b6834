import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'VisitorOfDayRecord',
  tableName: 'visitor_of_day',
  properties: {
    day: p.date().primary(),
    visitorHash: p.string().length(64).primary(),
  },
});

/** A row of table `visitor_of_day`: who has visited on a day. It is deleted with the day's salt. */
export class VisitorOfDayRecord extends schema.class {
  override [PrimaryKeyProp]?: ['day', 'visitorHash'];
}
schema.setClass(VisitorOfDayRecord);
