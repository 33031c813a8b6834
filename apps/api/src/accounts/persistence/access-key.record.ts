import { defineEntity, p } from '@mikro-orm/postgresql';
import { ACCESS_KEY_SCOPES, MAX_ACCESS_KEY_NAME_LENGTH, type AccessKeyScope } from '@ospite/domain';
import { optionalKeyColumns } from '@ospite/server/persistence';
import { AccountRecord } from './account.record';

const SCOPES = ACCESS_KEY_SCOPES.map((scope) => `'${scope}'`).join(', ');
const SHA256_HEX_LENGTH = 64;

/** A key with which another program calls the API. Source: specification §13. */
const schema = defineEntity({
  name: 'AccessKeyRecord',
  tableName: 'access_key',
  checks: [{ name: 'access_key_scope_known', property: 'scope', expression: `scope in (${SCOPES})` }],
  uniques: [{ name: 'access_key_key_unique', properties: ['createdBy', 'idempotencyKey'] }],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(MAX_ACCESS_KEY_NAME_LENGTH),
    scope: p.string().length(20).$type<AccessKeyScope>(),
    /** SHA-256 of the secret, hexadecimal: reading the table is not enough to use a key. */
    secretHash: p.string().length(SHA256_HEX_LENGTH).unique('access_key_secret_unique'),
    createdBy: () => p.manyToOne(AccountRecord).deleteRule('cascade').index('access_key_account_index'),
    createdAt: p.datetime(3),
    lastUsedAt: p.datetime(3).strictNullable(),
    ...optionalKeyColumns(),
  },
});

export class AccessKeyRecord extends schema.class {}
schema.setClass(AccessKeyRecord);
