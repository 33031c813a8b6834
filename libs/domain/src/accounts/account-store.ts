import type { Account } from './account';

/** An account with the hash of its password; it never leaves the server. */
export interface AccountWithSecret extends Account {
  readonly passwordHash: string;
}

/** The account as it may leave the server. */
export function withoutSecret({ passwordHash: _secret, ...account }: AccountWithSecret): Account {
  return account;
}

/**
 * The account of a session, as it is now. A session ends with the password that it was begun with.
 * Source: decisions §4, sessions.
 * @param account undefined when it is gone
 * @param isPassword whether a hash is the one of the session's password
 */
export function accountOfSession(
  account: AccountWithSecret | undefined,
  isPassword: (passwordHash: string) => boolean,
): Account | undefined {
  return account && isPassword(account.passwordHash) ? withoutSecret(account) : undefined;
}

/** Port: accounts as stored. Usernames are compared without regard to case. */
export abstract class AccountStore {
  abstract find(id: number): Promise<AccountWithSecret | undefined>;
  abstract findByUsername(username: string): Promise<AccountWithSecret | undefined>;
  abstract any(): Promise<boolean>;
  /**
   * Adds the first account, once, however many callers try at once.
   * @throws DomainError `account.already_initialised`
   */
  abstract addFirst(username: string, passwordHash: string, mustChangePassword: boolean): Promise<Account>;
  /** @throws DomainError `account.not_found` */
  abstract setPassword(id: number, passwordHash: string, mustChangePassword: boolean): Promise<void>;
}
