import { MAX_CONSENT_VERSION_LENGTH } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'ConsentRecord',
  tableName: 'consent',
  properties: {
    id: p.string().length(36).primary(),
    version: p.string().length(MAX_CONSENT_VERSION_LENGTH),
    analytics: p.boolean(),
    marketing: p.boolean(),
    givenAt: p.datetime(3),
    /** Rises with each. */
    number: p.integer().autoincrement(),
  },
});

/** A row of table `consent`: a choice in the cookie dialog, without anything about the visitor. */
export class ConsentRecord extends schema.class {}
schema.setClass(ConsentRecord);
