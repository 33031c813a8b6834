import { Injectable } from '@nestjs/common';
import {
  ADDRESS_WINDOW_MS,
  MAX_FAILURES_PER_ADDRESS,
  MAX_FAILURES_PER_PAIR,
  PAIR_WINDOW_MS,
  RateLimiter,
  type EnforcedRateLimit,
} from '@ospite/domain';
import { Turns } from './turns';

const PAIR: EnforcedRateLimit = {
  name: 'guess-pair',
  max: MAX_FAILURES_PER_PAIR,
  windowMs: PAIR_WINDOW_MS,
  refusal: 'account.too_many_attempts',
};
const ADDRESS: EnforcedRateLimit = {
  name: 'guess-address',
  max: MAX_FAILURES_PER_ADDRESS,
  windowMs: ADDRESS_WINDOW_MS,
  refusal: 'account.too_many_attempts',
};

/**
 * Limits guessing at secrets: failures are counted for the pair of what is guessed at and who guesses, and for who
 * guesses; never for an account alone, so that nobody can lock the owner out. Source: decisions §4, guessing.
 */
@Injectable()
export class Guessing {
  private readonly turns = new Turns();

  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Runs an attempt that counts unless it succeeds; a success also forgets the failures of the pair before it, which
   * were slips of who knows the secret. Attempts of a pair take turns, and each is counted before it runs, here for all
   * processes: so many at the same moment get no more tries than one after the other, and right ones are not refused.
   * @param target a username, or the name of the secret
   * @param attempt gives undefined when the secret was wrong
   * @throws DomainError `account.too_many_attempts` with `retryAfterSeconds`
   */
  attempt<Result>(
    target: string,
    sender: string,
    attempt: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const pair = pairOf(target, sender);
    return this.turns.run(pair, () => this.counted(pair, sender, attempt));
  }

  private async counted<Result>(
    pair: string,
    sender: string,
    attempt: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const releaseAddress = await this.limiter.take(ADDRESS, sender);
    let releasePair: () => Promise<void> = async () => {};
    let result: Result | undefined;
    try {
      releasePair = await this.limiter.take(PAIR, pair);
      result = await attempt();
    } catch (error) {
      // Refused, or broken on our side: nobody has guessed.
      await releasePair();
      await releaseAddress();
      throw error;
    }
    if (result === undefined) return undefined;
    await this.limiter.forget(PAIR, pair);
    await releaseAddress();
    return result;
  }
}

function pairOf(target: string, sender: string): string {
  return `${target.toLowerCase()}\n${sender}`;
}
