import type { EnforcedRateLimit, RateLimiter, Release } from '../../shared/rate-limiter';
import { KeyedMutex } from './keyed-mutex';

/**
 * Guesses allowed within the window for a pair of account and sender, and within an hour for a sender.
 * Source: decisions §4, guessing.
 */
export const MAX_FAILURES_PER_PAIR = 5;
export const PAIR_WINDOW_MS = 15 * 60_000;
export const MAX_FAILURES_PER_SENDER = 50;
const SENDER_WINDOW_MS = 3_600_000;

const PAIR: EnforcedRateLimit = {
  name: 'guess-pair',
  max: MAX_FAILURES_PER_PAIR,
  windowMs: PAIR_WINDOW_MS,
  refusal: 'account.too_many_attempts',
};
const SENDER: EnforcedRateLimit = {
  name: 'guess-address',
  max: MAX_FAILURES_PER_SENDER,
  windowMs: SENDER_WINDOW_MS,
  refusal: 'account.too_many_attempts',
};

/**
 * Limits guessing at secrets. Failures count for the pair of what is guessed and who guesses, and for the guesser; never
 * only for an account, so that nobody can lock the owner out. Source: decisions §4, guessing.
 */
export class GuessLimit {
  private readonly mutex = new KeyedMutex();

  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Runs an attempt, which counts unless it succeeds. A success also clears the pair's earlier failures: those were
   * typing errors. Attempts of a pair run one after the other, and each is counted before it runs, across all replicas.
   * So many at once get no more tries than one by one, and correct ones are never refused.
   * @param target a username, or the name of an access secret
   * @param attempt resolves to false or undefined when the secret was wrong
   * @throws DomainError `account.too_many_attempts` with `retryAfterSeconds`
   */
  attempt<Result>(
    target: string,
    sender: string,
    attempt: () => Promise<Result | false | undefined>,
  ): Promise<Result | undefined> {
    const pair = `${target.toLowerCase()}\n${sender}`;
    return this.mutex.run(pair, () => this.count(pair, sender, attempt));
  }

  private async count<Result>(
    pair: string,
    sender: string,
    attempt: () => Promise<Result | false | undefined>,
  ): Promise<Result | undefined> {
    const releaseSender = await this.limiter.take(SENDER, sender);
    let releasePair: Release | undefined;
    let result: Result | false | undefined;
    try {
      releasePair = await this.limiter.take(PAIR, pair);
      result = await attempt();
    } catch (error) {
      // Refused, or failed on our side: nobody has guessed.
      await Promise.allSettled([releasePair?.(), releaseSender()]);
      throw error;
    }
    if (result === undefined || result === false) return undefined;
    await this.limiter.forget(PAIR, pair);
    await releaseSender();
    return result;
  }
}
