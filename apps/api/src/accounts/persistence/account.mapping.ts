import type { Account, AccountWithSecret } from '@ospite/domain';
import type { AccountRecord } from './account.record';

export function toAccount(record: AccountRecord): Account {
  const { id, username, role, mustChangePassword } = record;
  return { id, username, role, mustChangePassword };
}

export function toAccountWithSecret(record: AccountRecord): AccountWithSecret {
  return { ...toAccount(record), passwordHash: record.passwordHash };
}
