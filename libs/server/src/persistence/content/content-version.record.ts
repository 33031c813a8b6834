import { defineEntity, p } from '@mikro-orm/postgresql';

/**
 * The one row of table `content_version`: every change of public content raises its number. Source: specification §11.
 */
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
