import { defineEntity, p } from '@mikro-orm/postgresql';
import { AccountRecord } from './account.record';

/** A session of an owner. Its id is stored only as a hash, so that reading the table is not enough to use it. */
const schema = defineEntity({
  name: 'SessionRecord',
  tableName: 'session',
  properties: {
    /** SHA-256 of the id in the cookie, hexadecimal. */
    idHash: p.string().length(64).primary(),
    account: () => p.manyToOne(AccountRecord).nullable().deleteRule('cascade').index('session_account_index'),
    data: p.json<Record<string, unknown>>(),
    /** What its owner names it by in calls. */
    number: p.integer().autoincrement().unique('session_number_unique'),
    /** Whether it lasts for 30 days on its device. */
    isKept: p.boolean().default(false),
    /** When the password was last entered in it. */
    passwordAt: p.datetime(3).strictNullable(),
    browser: p.string().length(20).strictNullable(),
    system: p.string().length(20).strictNullable(),
    startedAt: p.datetime(),
    seenAt: p.datetime().index('session_seen_index'),
  },
});

export class SessionRecord extends schema.class {}
schema.setClass(SessionRecord);
