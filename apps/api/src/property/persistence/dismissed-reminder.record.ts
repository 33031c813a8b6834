import { MAX_REMINDER_LENGTH } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'DismissedReminderRecord',
  tableName: 'dismissed_reminder',
  properties: { reminder: p.string().length(MAX_REMINDER_LENGTH).primary() },
});

/** A row of table `dismissed_reminder`: something missing that the owner does not need. */
export class DismissedReminderRecord extends schema.class {}
schema.setClass(DismissedReminderRecord);
