import { defineEntity, p } from '@mikro-orm/postgresql';

/** The one row whose number every write that a public page shows raises. Source: decisions §3. */
const schema = defineEntity({
  name: 'ContentVersionRecord',
  tableName: 'content_version',
  checks: [{ name: 'content_version_one_row', expression: 'id = 1' }],
  properties: {
    id: p.smallint().primary().autoincrement(false),
    version: p.integer(),
  },
});

export class ContentVersionRecord extends schema.class {}
schema.setClass(ContentVersionRecord);
