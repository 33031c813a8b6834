import type { ReplyTemplate } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'ReplyTemplatesRecord',
  tableName: 'reply_templates',
  // They are saved together, so the table cannot have a second row.
  checks: [{ name: 'reply_templates_single', property: 'id', expression: 'id = 1' }],
  properties: {
    id: p.integer().primary().autoincrement(false),
    templates: p.json<readonly ReplyTemplate[]>(),
    updatedAt: p.datetime(3),
  },
});

/** The one row of table `reply_templates`; a migration made it. */
export class ReplyTemplatesRecord extends schema.class {}
schema.setClass(ReplyTemplatesRecord);
