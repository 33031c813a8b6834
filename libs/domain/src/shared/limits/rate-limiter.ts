import type { ErrorCode } from '../domain-error';

/** How often one sender may do something within a window, which begins with the first time. */
export interface RateLimit {
  /** Tells its counters from those of other limits. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** A limit whose excess is refused with an error. */
export interface EnforcedRateLimit extends RateLimit {
  /** The error thrown beyond `max`, with `retryAfterSeconds`. */
  readonly refusal: ErrorCode;
}

/** Undoes the count once; calling it again does nothing. */
export type Release = () => Promise<void>;

/**
 * Port: counts what senders do, together with all other replicas. Refused actions are not counted, so limits are exact
 * in each window.
 */
export abstract class RateLimiter {
  /**
   * Counts once for the sender.
   * @throws DomainError of the limit with `retryAfterSeconds`
   */
  abstract take(limit: EnforcedRateLimit, sender: string): Promise<Release>;
  /** Counts nothing. @throws DomainError as `take` would */
  abstract check(limit: EnforcedRateLimit, sender: string): Promise<void>;
  /** Counts once without an error, where the sender should not notice. @returns whether it was within the limit */
  abstract admits(limit: RateLimit, sender: string): Promise<boolean>;
  /** Forgets all that was counted for the sender. */
  abstract forget(limit: RateLimit, sender: string): Promise<void>;
}
