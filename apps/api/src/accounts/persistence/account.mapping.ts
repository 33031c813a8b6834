import type { Account, AccountWithSecret, ListedAccount } from '@ospite/domain';
import type { AccountRecord } from './account.record';

export function toAccount(record: AccountRecord): Account {
  const { id, username, role, mustChangePassword, hasOneTimePassword, mayEditContent } = record;
  return { id, username, role, mustChangePassword, hasOneTimePassword, mayEditContent };
}

export function toAccountWithSecret(record: AccountRecord): AccountWithSecret {
  return { ...toAccount(record), passwordHash: record.passwordHash };
}

export function toListedAccount(record: AccountRecord): ListedAccount {
  return { ...toAccount(record), createdAt: record.createdAt };
}
