import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  accountNamed,
  DomainError,
  passwordState,
  readsLike,
  usernameKey,
  type Account,
  type AccountStore,
  type AccountWithSecret,
  type ListedAccount,
  type NewAccount,
  type PasswordOrigin,
} from '@ospite/domain';
import { findByKey, keyColumns } from '@ospite/server/persistence';
import { toAccount, toAccountWithSecret, toListedAccount } from './account.mapping';
import { AccountRecord } from './account.record';
import { checkSignedIn } from './signed-in';

/** An advisory lock, whose number is arbitrary: accounts are added and removed by one transaction at a time. */
const ACCOUNTS_LOCK = 7_203_001;
const BY_KEY = { rows: AccountRecord, among: {}, keyReused: 'account.key_reused' } as const;

/** Accounts in PostgreSQL. */
@Injectable()
export class MikroOrmAccountStore implements AccountStore {
  constructor(private readonly em: EntityManager) {}

  async find(id: number): Promise<AccountWithSecret | undefined> {
    const record = await this.em.fork().findOne(AccountRecord, { id });
    return record ? toAccountWithSecret(record) : undefined;
  }

  async findByUsername(username: string): Promise<AccountWithSecret | undefined> {
    // All of the few there are: an unknown name takes as long as a known one.
    const record = accountNamed(await this.em.fork().find(AccountRecord, {}), username);
    return record ? toAccountWithSecret(record) : undefined;
  }

  async any(): Promise<boolean> {
    return (await this.em.fork().count(AccountRecord)) > 0;
  }

  addFirst(username: string, passwordHash: string, origin: PasswordOrigin): Promise<Account> {
    return this.oneByOne(async (em) => {
      if ((await em.count(AccountRecord)) > 0) throw new DomainError('account.already_initialised');
      const record = em.create(AccountRecord, {
        username,
        usernameKey: usernameKey(username),
        passwordHash,
        mayEditContent: true,
        ...passwordState(origin),
        ...keyColumns(undefined),
      });
      await em.flush();
      return toAccount(record);
    });
  }

  async list(): Promise<readonly ListedAccount[]> {
    const records = await this.em.fork().find(AccountRecord, {}, { orderBy: { usernameKey: 'asc' } });
    return records.map(toListedAccount);
  }

  add({
    username,
    passwordHash,
    origin,
    mayEditContent,
    addedBy,
    sessionId,
    sent,
  }: NewAccount): Promise<ListedAccount> {
    return this.oneByOne(async (em) => {
      await checkSignedIn(em, addedBy, sessionId);
      const added = sent && (await findByKey(em, BY_KEY, sent));
      if (added) {
        // Passwords are used, chosen and reset without the lock: this one takes the place of what was read, and of no other.
        const { id, contentHash, passwordHash: known } = added;
        const unused = { id, contentHash, passwordHash: known };
        if ((await em.nativeUpdate(AccountRecord, unused, { passwordHash })) === 0)
          throw new DomainError('account.key_reused');
        return toListedAccount(added);
      }
      const others = await em.find(AccountRecord, {});
      if (others.some((other) => readsLike(other.username, username)))
        throw new DomainError('account.username_taken', { field: 'username' });
      const record = em.create(AccountRecord, {
        username,
        usernameKey: usernameKey(username),
        passwordHash,
        mayEditContent,
        ...passwordState(origin),
        ...keyColumns(sent),
      });
      await em.flush();
      await em.refresh(record);
      return toListedAccount(record);
    });
  }

  remove(id: number): Promise<void> {
    return this.oneByOne(async (em) => {
      const others = await em.count(AccountRecord, { id: { $ne: id } });
      if ((await em.count(AccountRecord, { id })) === 0) throw new DomainError('account.not_found');
      if (others === 0) throw new DomainError('account.last_one');
      await keepAnEditorBeside(em, id);
      await em.nativeDelete(AccountRecord, { id });
    });
  }

  setContentRight(id: number, mayEditContent: boolean): Promise<ListedAccount> {
    return this.oneByOne(async (em) => {
      const record = await em.findOne(AccountRecord, { id });
      if (!record) throw new DomainError('account.not_found');
      if (!mayEditContent) await keepAnEditorBeside(em, id);
      record.mayEditContent = mayEditContent;
      await em.flush();
      return toListedAccount(record);
    });
  }

  async setPassword(
    id: number,
    passwordHash: string,
    origin: PasswordOrigin,
    expectedHash?: string,
  ): Promise<void> {
    const isExpected = expectedHash !== undefined;
    const changed = await this.em.fork().nativeUpdate(
      AccountRecord,
      { id, ...(isExpected ? { passwordHash: expectedHash } : {}) },
      // The form that added the account gives it no other password from now on.
      { passwordHash, contentHash: null, ...passwordState(origin) },
    );
    if (changed === 0) throw new DomainError(isExpected ? 'account.wrong_password' : 'account.not_found');
  }

  private oneByOne<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [ACCOUNTS_LOCK]);
      return work(em);
    });
  }
}

/** @throws DomainError `account.last_editor` when nobody but this account may edit content */
async function keepAnEditorBeside(em: EntityManager, id: number): Promise<void> {
  const others = await em.count(AccountRecord, { id: { $ne: id }, mayEditContent: true });
  if (others === 0) throw new DomainError('account.last_editor');
}
