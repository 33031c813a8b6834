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
  /** Until its own password is chosen, the back-office urges to. */
  readonly mustChangePassword: boolean;
}

/** A session ends after this long without use, and after this long in any case (milliseconds). Source: decisions §4. */
export const SESSION_IDLE_MS = 8 * 3_600_000;
export const SESSION_MAX_MS = 7 * 86_400_000;

/**
 * Guesses allowed within the window for a pair of account and address, and within an hour for an address.
 * Source: decisions §4, guessing.
 */
export const MAX_FAILURES_PER_PAIR = 5;
export const PAIR_WINDOW_MS = 15 * 60_000;
export const MAX_FAILURES_PER_ADDRESS = 50;
export const ADDRESS_WINDOW_MS = 3_600_000;

/** What makes a password too weak to protect a back-office; undefined when it is good enough. */
export function passwordWeakness(
  password: string,
  username: string,
): 'too_short' | 'too_long' | 'common' | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'too_short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too_long';
  const folded = password.toLowerCase();
  return COMMON_PASSWORDS.has(folded) || folded === username.toLowerCase() ? 'common' : undefined;
}
