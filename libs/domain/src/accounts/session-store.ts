/** A session ends after this long without use, and after this long in any case (milliseconds). Source: decisions §4. */
export const SESSION_IDLE_MS = 8 * 3_600_000;
export const SESSION_MAX_MS = 7 * 86_400_000;

/** Port: who is signed in. Each session belongs to an account and to the password it was begun with. */
export abstract class SessionStore {
  abstract endAll(accountId: number): Promise<void>;
  /** Ends all sessions of the account except one. */
  abstract endOthers(accountId: number, sessionId: string): Promise<void>;
  /** The same, and ties the one that stays to the account's new password. */
  abstract keepOnly(accountId: number, sessionId: string, passwordHash: string): Promise<void>;
}
