import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  usernameKey,
  type Account,
  type AccountStore,
  type AccountWithSecret,
} from '@ospite/domain';
import { toAccount, toAccountWithSecret } from './account.mapping';
import { AccountRecord } from './account.record';

/** An advisory lock, whose number is arbitrary: the first account is added by one transaction at a time. */
const FIRST_ACCOUNT_LOCK = 7_203_001;

/** Accounts in PostgreSQL. */
@Injectable()
export class MikroOrmAccountStore implements AccountStore {
  constructor(private readonly em: EntityManager) {}

  async find(id: number): Promise<AccountWithSecret | undefined> {
    const record = await this.em.fork().findOne(AccountRecord, { id });
    return record ? toAccountWithSecret(record) : undefined;
  }

  async findByUsername(username: string): Promise<AccountWithSecret | undefined> {
    const record = await this.em.fork().findOne(AccountRecord, { usernameKey: usernameKey(username) });
    return record ? toAccountWithSecret(record) : undefined;
  }

  async any(): Promise<boolean> {
    return (await this.em.fork().count(AccountRecord)) > 0;
  }

  addFirst(username: string, passwordHash: string, mustChangePassword: boolean): Promise<Account> {
    return this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [FIRST_ACCOUNT_LOCK]);
      if ((await em.count(AccountRecord)) > 0) throw new DomainError('account.already_initialised');
      const record = em.create(AccountRecord, {
        username,
        usernameKey: usernameKey(username),
        passwordHash,
        mustChangePassword,
      });
      await em.flush();
      return toAccount(record);
    });
  }

  async setPassword(id: number, passwordHash: string, mustChangePassword: boolean): Promise<void> {
    const changed = await this.em
      .fork()
      .nativeUpdate(AccountRecord, { id }, { passwordHash, mustChangePassword });
    if (changed === 0) throw new DomainError('account.not_found');
  }
}
