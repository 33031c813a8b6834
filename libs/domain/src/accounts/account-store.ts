import type { KeyedForm } from '../shared';
import type { Account, ListedAccount, PasswordOrigin } from './account';

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
 * Source: specification §12, Sessions.
 * @param account undefined when it is gone
 * @param isPassword whether a hash is the one of the session's password
 */
export function accountOfSession(
  account: AccountWithSecret | undefined,
  isPassword: (passwordHash: string) => boolean,
): Account | undefined {
  return account && isPassword(account.passwordHash) ? withoutSecret(account) : undefined;
}

/** An account to be added to the existing ones. */
export interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly origin: PasswordOrigin;
  readonly mayEditContent: boolean;
  /** Id of the account that adds it. */
  readonly addedBy: number;
  /** The session in which it asks; undefined when it asks in none. */
  readonly sessionId?: string | undefined;
  /** The form that asked for it, if the client chose an idempotency key. */
  readonly sent?: KeyedForm | undefined;
}

/** Port: accounts as stored. By a username the one is found that is `accountNamed` so. */
export abstract class AccountStore {
  abstract find(id: number): Promise<AccountWithSecret | undefined>;
  abstract findByUsername(username: string): Promise<AccountWithSecret | undefined>;
  abstract any(): Promise<boolean>;
  /**
   * Adds the first account, which may edit content, once, however many callers try at once.
   * @throws DomainError `account.already_initialised`
   */
  abstract addFirst(username: string, passwordHash: string, origin: PasswordOrigin): Promise<Account>;
  /** By name. */
  abstract list(): Promise<readonly ListedAccount[]>;
  /**
   * Adds an account, unless the one that adds it has been removed meanwhile, or its session has ended. If a form with the
   * same key has already created an account, that one is the result, and this password replaces its password.
   * @throws DomainError `account.username_taken` when another one `readsLike` it, `account.not_signed_in`;
   *   `account.key_reused` when the key came with another form, or the password was used or replaced since
   */
  abstract add(account: NewAccount): Promise<ListedAccount>;
  /**
   * Removes an account with its sessions and the access keys that it made, at once and on every replica. One that may edit
   * content always stays, however many are removed at the same moment.
   * @throws DomainError `account.not_found`, `account.last_one`, `account.last_editor`
   */
  abstract remove(id: number): Promise<void>;
  /**
   * Gives an account the right to edit content, or takes it away. One always has it, however many lose it at the same moment.
   * @throws DomainError `account.not_found`, `account.last_editor`
   */
  abstract setContentRight(id: number, mayEditContent: boolean): Promise<ListedAccount>;
  /**
   * @param expectedHash hash of the password that was checked: when it has been replaced since, nothing changes.
   *   Without it the password is set in any case
   * @throws DomainError `account.not_found`, or `account.wrong_password` where a hash is expected
   */
  abstract setPassword(
    id: number,
    passwordHash: string,
    origin: PasswordOrigin,
    expectedHash?: string,
  ): Promise<void>;
}
