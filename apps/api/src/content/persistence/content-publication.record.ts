import { MAX_USERNAME_LENGTH } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'ContentPublicationRecord',
  tableName: 'content_publication',
  properties: {
    id: p.integer().primary(),
    publishedAt: p.datetime(3),
    /** The account's name and no foreign key: the history outlives accounts. */
    publishedBy: p.string().length(MAX_USERNAME_LENGTH),
  },
});

/** A row of table `content_publication`; none is ever changed. */
export class ContentPublicationRecord extends schema.class {}
schema.setClass(ContentPublicationRecord);
