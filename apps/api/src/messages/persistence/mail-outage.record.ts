import { defineEntity, p } from '@mikro-orm/postgresql';

/** Key of the only row. */
export const OUTAGE_ROW = 1;
const WORDS_LENGTH = 500;

/** The one row of table `mail_outage`, which is there while the mail server takes no e-mail. */
const schema = defineEntity({
  name: 'MailOutageRecord',
  tableName: 'mail_outage',
  checks: [{ name: 'mail_outage_one_row', expression: '"row" = 1' }],
  properties: {
    row: p.smallint().primary().autoincrement(false),
    since: p.datetime(3),
    serverSaid: p.string().length(WORDS_LENGTH),
    isRefusal: p.boolean(),
    tries: p.integer(),
    nextTryAt: p.datetime(3),
  },
});

export class MailOutageRecord extends schema.class {}
schema.setClass(MailOutageRecord);
