import type { Device } from './device';

/**
 * A session ends after this long without use, and after this long in any case (milliseconds).
 * Source: specification §12.
 */
export const SESSION_IDLE_MS = 8 * 3_600_000;
export const SESSION_MAX_MS = 7 * 86_400_000;
/** A session that the owner keeps on their device ends after this long, used or not (milliseconds). */
export const KEPT_SESSION_MS = 30 * 86_400_000;
/** How long after a password was entered its session may do what asks for it again (milliseconds). Our own figure. */
export const PASSWORD_FRESH_MS = 10 * 60_000;
/**
 * How long the same change of password may be sent again because its response was lost (milliseconds). Our own figure.
 */
export const REPEATED_CHANGE_WINDOW_MS = 60_000;

/** Whether a password was entered within the last milliseconds. */
export function isEnteredWithin(enteredAt: Date | undefined, lastMs: number, now: Date): boolean {
  const ageMs = enteredAt ? now.getTime() - enteredAt.getTime() : Number.POSITIVE_INFINITY;
  // After the clock was set back it lies in the future: nobody knows how long ago it really was.
  return ageMs >= 0 && ageMs <= lastMs;
}

/** Who asks for something: an account, and the session in which it is signed in. */
export interface SignedIn {
  readonly accountId: number;
  readonly sessionId: string;
}

/** A session as its owner sees it. */
export interface ListedSession {
  readonly id: number;
  readonly device: Device;
  readonly startedAt: Date;
  /** To within a minute. */
  readonly lastUsedAt: Date;
  /** Whether it was begun to last for 30 days. */
  readonly isKept: boolean;
  /** Whether it is the session of this request. */
  readonly isCurrent: boolean;
}

/** Port: who is signed in. Each session belongs to an account and to the password it was begun with. */
export abstract class SessionStore {
  /** The active sessions of an account: the caller's first, then by last use. */
  abstract list(accountId: number, sessionId: string): Promise<readonly ListedSession[]>;
  /** Ends one session of the account. @throws DomainError `account.session_not_found` */
  abstract end(accountId: number, id: number): Promise<void>;
  /** When the password was last entered in a session; undefined for none. */
  abstract passwordEnteredAt(sessionId: string): Promise<Date | undefined>;
  abstract notePassword(sessionId: string, at: Date): Promise<void>;
  abstract endAll(accountId: number): Promise<void>;
  /** Ends all sessions of the account except one. */
  abstract endOthers(accountId: number, sessionId: string): Promise<void>;
  /** Does the same, and binds the remaining session to the account's new password. */
  abstract keepOnly(accountId: number, sessionId: string, passwordHash: string): Promise<void>;
}
