import { DomainError, PRODUCT_NAME, textProblem } from '../shared';
import { COMMON_PASSWORDS } from './common-passwords';

/** Source: specification §3, users (default role), and the rule for passwords. */
export const ACCOUNT_ROLES = ['admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];
export const MAX_USERNAME_LENGTH = 60;
/** The first account's name when none is chosen. */
export const DEFAULT_USERNAME = 'admin';
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Who may run the back-office. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly role: AccountRole;
  /** True until the owner has chosen a password; the back-office urges them to. */
  readonly mustChangePassword: boolean;
  /** True while somebody else knows the password too: then it only serves to choose another one. */
  readonly hasOneTimePassword: boolean;
}

/**
 * Where a password comes from: chosen by the person who signs in with it; generated at the first start, for the person
 * who runs the machine; or generated for somebody to pass on to one person. Source: specification §12 and §13.
 */
export type PasswordOrigin = 'chosen' | 'first-start' | 'one-time';

/** What an account with a password of this origin has to do about it. */
export function passwordState(origin: PasswordOrigin) {
  return { mustChangePassword: origin !== 'chosen', hasOneTimePassword: origin === 'one-time' };
}

/** @throws DomainError `account.password_to_change` while the account may only choose a password of its own */
export function checkOwnPassword({ hasOneTimePassword }: Account): void {
  if (hasOneTimePassword) throw new DomainError('account.password_to_change');
}

/** An account as the owner's list shows it. */
export interface ListedAccount extends Account {
  readonly createdAt: Date;
}

// Letters, digits and what names of people and programs are written with. Nothing that a history could mistake for an
// access key, nothing invisible.
const USERNAME_FORM = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd} ._@'’-]*$/u;

/** A username that was typed for a new account, without the blanks around it. @throws DomainError `account.invalid` */
export function newUsername(username: string): string {
  const typed = username.trim().normalize('NFC');
  const problem = textProblem('username', typed, { max: MAX_USERNAME_LENGTH, isRequired: true });
  if (problem) throw new DomainError('account.invalid', {}, [problem]);
  if (!USERNAME_FORM.test(typed))
    throw new DomainError('account.invalid', {}, [{ field: 'username', code: 'invalid_characters' }]);
  if (usernameKey(typed) === usernameKey(PRODUCT_NAME))
    throw new DomainError('account.invalid', {}, [{ field: 'username', code: 'unknown_value' }]);
  return typed;
}

/** How usernames are compared: without regard to case. */
export function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase();
}

const WEAKNESS_FACTS = {
  too_short: { facts: { min: MIN_PASSWORD_LENGTH } },
  too_long: { facts: { max: MAX_PASSWORD_LENGTH } },
  common: {},
  unchanged: {},
} as const;
type PasswordWeakness = Exclude<keyof typeof WEAKNESS_FACTS, 'unchanged'>;

/** What makes a password too weak to protect a back-office; undefined when it is good enough. */
export function passwordWeakness(password: string, username: string): PasswordWeakness | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'too_short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too_long';
  const folded = password.toLowerCase();
  return COMMON_PASSWORDS.has(folded) || folded === username.toLowerCase() ? 'common' : undefined;
}

/**
 * @param current the password that it replaces, if any
 * @throws DomainError `account.weak_password` that names the field
 */
export function checkNewPassword(field: string, password: string, username: string, current?: string): void {
  const code = password === current ? 'unchanged' : passwordWeakness(password, username);
  if (code) throw new DomainError('account.weak_password', {}, [{ field, code, ...WEAKNESS_FACTS[code] }]);
}
