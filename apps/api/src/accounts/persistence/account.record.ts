import { defineEntity, p } from '@mikro-orm/postgresql';
import { optionalKeyColumns } from '@ospite/server/persistence';
import { MAX_USERNAME_LENGTH, type AccountRole } from '@ospite/domain';

/** Who may run the back-office. Source: specification §3, users. */
const schema = defineEntity({
  name: 'AccountRecord',
  tableName: 'account',
  uniques: [{ name: 'account_key_unique', properties: ['idempotencyKey'] }],
  properties: {
    id: p.integer().primary(),
    username: p.string().length(MAX_USERNAME_LENGTH),
    /** The username in lower case: names are compared without regard to case. */
    usernameKey: p.string().length(MAX_USERNAME_LENGTH).unique('account_username_unique'),
    passwordHash: p.string().length(255),
    role: p.string().length(20).$type<AccountRole>().default('admin'),
    mustChangePassword: p.boolean(),
    hasOneTimePassword: p.boolean().default(false),
    mayEditContent: p.boolean().default(true),
    createdAt: p.datetime().defaultRaw('now()'),
    ...optionalKeyColumns(),
  },
});

export class AccountRecord extends schema.class {}
schema.setClass(AccountRecord);
