import { DomainError } from '../shared';
import { MemoryUploadKeys } from '../shared/pictures/memory-upload-keys.fixture';
import {
  accountNamed,
  passwordState,
  readsLike,
  type Account,
  type ListedAccount,
  type PasswordOrigin,
} from './account';
import { AccountStore, withoutSecret, type AccountWithSecret, type NewAccount } from './account-store';

const CREATED = new Date('2026-05-01T08:30:00Z');

/** In-memory twin for tests of use cases. */
export class MemoryAccountStore extends AccountStore {
  private readonly accounts = new Map<number, AccountWithSecret>();
  private readonly formKeys = new MemoryUploadKeys('account.key_reused');
  private lastId = 0;

  override async find(id: number): Promise<AccountWithSecret | undefined> {
    return this.accounts.get(id);
  }

  override async findByUsername(username: string): Promise<AccountWithSecret | undefined> {
    return accountNamed([...this.accounts.values()], username);
  }

  override async any(): Promise<boolean> {
    return this.accounts.size > 0;
  }

  override async addFirst(username: string, passwordHash: string, origin: PasswordOrigin): Promise<Account> {
    if (this.accounts.size > 0) throw new DomainError('account.already_initialised');
    return withoutSecret(
      this.store({ username, passwordHash, mayEditContent: true, ...passwordState(origin) }),
    );
  }

  override async list(): Promise<readonly ListedAccount[]> {
    return [...this.accounts.values()]
      .toSorted((one, other) => one.username.localeCompare(other.username))
      .map((account) => ({ ...withoutSecret(account), createdAt: CREATED }));
  }

  override async add({
    addedBy,
    sessionId: _session,
    origin,
    sent,
    ...account
  }: NewAccount): Promise<ListedAccount> {
    if (!this.accounts.has(addedBy)) throw new DomainError('account.not_signed_in');
    const added = this.formKeys.find([...this.accounts.values()], sent);
    if (added) {
      const { passwordHash } = account;
      this.accounts.set(added.id, { ...added, passwordHash });
      return { ...withoutSecret(added), createdAt: CREATED };
    }
    if ([...this.accounts.values()].some(({ username }) => readsLike(username, account.username)))
      throw new DomainError('account.username_taken');
    const stored = this.store({ ...account, ...passwordState(origin) });
    this.formKeys.remember(stored.id, sent);
    return { ...withoutSecret(stored), createdAt: CREATED };
  }

  override async remove(id: number): Promise<void> {
    if (!this.accounts.has(id)) throw new DomainError('account.not_found');
    if (this.accounts.size === 1) throw new DomainError('account.last_one');
    this.keepAnEditorBeside(id);
    this.accounts.delete(id);
  }

  override async setContentRight(id: number, mayEditContent: boolean): Promise<ListedAccount> {
    const account = this.accounts.get(id);
    if (!account) throw new DomainError('account.not_found');
    if (!mayEditContent) this.keepAnEditorBeside(id);
    this.accounts.set(id, { ...account, mayEditContent });
    return { ...withoutSecret({ ...account, mayEditContent }), createdAt: CREATED };
  }

  override async setPassword(
    id: number,
    passwordHash: string,
    origin: PasswordOrigin,
    expectedHash?: string,
  ): Promise<void> {
    const account = this.accounts.get(id);
    if (expectedHash !== undefined && account?.passwordHash !== expectedHash)
      throw new DomainError('account.wrong_password');
    if (!account) throw new DomainError('account.not_found');
    this.accounts.set(id, { ...account, passwordHash, ...passwordState(origin) });
    this.formKeys.spend(id);
  }

  private keepAnEditorBeside(id: number): void {
    const others = [...this.accounts.values()].filter((account) => account.id !== id);
    if (!others.some(({ mayEditContent }) => mayEditContent)) throw new DomainError('account.last_editor');
  }

  private store(account: Omit<AccountWithSecret, 'id' | 'role'>): AccountWithSecret {
    this.lastId += 1;
    const stored = { ...account, id: this.lastId, role: 'admin' } as const;
    this.accounts.set(stored.id, stored);
    return stored;
  }
}
