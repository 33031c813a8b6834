import { DomainError } from '../shared/domain-error';
import { usernameKey, type Account } from './account';
import { AccountStore, withoutSecret, type AccountWithSecret } from './account-store';

/** The store's twin in memory, for tests of use cases. */
export class MemoryAccountStore extends AccountStore {
  private readonly accounts = new Map<number, AccountWithSecret>();

  override async find(id: number): Promise<AccountWithSecret | undefined> {
    return this.accounts.get(id);
  }

  override async findByUsername(username: string): Promise<AccountWithSecret | undefined> {
    const key = usernameKey(username);
    return [...this.accounts.values()].find((account) => usernameKey(account.username) === key);
  }

  override async any(): Promise<boolean> {
    return this.accounts.size > 0;
  }

  override async addFirst(
    username: string,
    passwordHash: string,
    mustChangePassword: boolean,
  ): Promise<Account> {
    if (this.accounts.size > 0) throw new DomainError('account.already_initialised');
    const account = { id: 1, username, role: 'admin', mustChangePassword, passwordHash } as const;
    this.accounts.set(account.id, account);
    return withoutSecret(account);
  }

  override async setPassword(id: number, passwordHash: string, mustChangePassword: boolean): Promise<void> {
    const account = this.accounts.get(id);
    if (!account) throw new DomainError('account.not_found');
    this.accounts.set(id, { ...account, passwordHash, mustChangePassword });
  }
}
