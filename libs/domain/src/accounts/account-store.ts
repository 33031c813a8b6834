import type { Account } from './account';

/** An account with what a password is checked against; it never leaves the server. */
export interface AccountWithSecret extends Account {
  readonly passwordHash: string;
}

/** The account alone, as it may be shown and passed on. */
export function withoutSecret({ passwordHash: _secret, ...account }: AccountWithSecret): Account {
  return account;
}

/** Port: accounts as stored. Usernames are compared without regard to case. */
export abstract class AccountStore {
  abstract find(id: number): Promise<AccountWithSecret | undefined>;
  abstract findByUsername(username: string): Promise<AccountWithSecret | undefined>;
  abstract any(): Promise<boolean>;
  /**
   * Makes the first account, once, however many ask at once.
   * @throws DomainError `account.already_initialised`
   */
  abstract addFirst(username: string, passwordHash: string, mustChangePassword: boolean): Promise<Account>;
  /** @throws DomainError `account.not_found` */
  abstract setPassword(id: number, passwordHash: string, mustChangePassword: boolean): Promise<void>;
}
