import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError, type ErrorCode } from '@ospite/domain';
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DatabasePool } from '../persistence/database-pool';
import { ServerSecrets } from '../persistence/server-secrets';

/** For a count to be given back, in milliseconds; it is given back later, too, unless the database is away. */
const PAY_BACK_MS = 150;

/** How often something may be done by one sender within a window. */
export interface ThrottleRule {
  /** Sets its counters apart from those of other rules. */
  readonly name: string;
  readonly points: number;
  readonly windowMs: number;
}

/** A rule whose excess is refused. */
export interface RefusingRule extends ThrottleRule {
  /** What is answered beyond the points; it carries `retryAfterSeconds`. */
  readonly refusal: ErrorCode;
}

/**
 * Counts what senders do, in PostgreSQL, so that all replicas count together. Who they are stands there as a keyed hash
 * alone: neither an address nor a name can be read from it or tried out (decisions §4, stored IP address).
 */
@Injectable()
export class Throttle implements OnApplicationBootstrap {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private secret: Promise<string> | undefined;

  constructor(
    private readonly pool: DatabasePool,
    private readonly secrets: ServerSecrets,
  ) {}

  /** Removes counters that ended while nobody was there to do it; the library removes the others. */
  async onApplicationBootstrap(): Promise<void> {
    await this.pool.pool.query('delete from throttle where expire < $1', [Date.now()]);
  }

  /**
   * Counts one of a sender's at once, so that many attempts at the same moment cannot slip through together.
   * @returns gives the count back, for what turned out not to count
   * @throws DomainError of the rule with `retryAfterSeconds`
   */
  async take(rule: RefusingRule, sender: string): Promise<() => Promise<void>> {
    const limiter = this.limiterOf(rule);
    const key = await this.keyOf(sender);
    const release = () => payBack(limiter.reward(key, 1));
    try {
      await limiter.consume(key, 1);
      return release;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // What is refused does not count: without this the counter would climb past the limit and releases would be lost.
      await release();
      throw new DomainError(rule.refusal, {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  }

  /**
   * Counts one of a sender's where nobody is told that it was too many.
   * @returns whether it still was within the rule
   */
  async admits(rule: ThrottleRule, sender: string): Promise<boolean> {
    try {
      await this.limiterOf(rule).consume(await this.keyOf(sender), 1);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }

  /** Forgets what was counted for a sender, as if it had never been seen. */
  async forget(rule: ThrottleRule, sender: string): Promise<void> {
    await this.limiterOf(rule).delete(await this.keyOf(sender));
  }

  private async keyOf(sender: string): Promise<string> {
    this.secret ??= this.secrets.obtain('throttle').catch((error: unknown) => {
      this.secret = undefined;
      throw error;
    });
    return createHmac('sha256', await this.secret)
      .update(sender)
      .digest('base64url');
  }

  private limiterOf(rule: ThrottleRule): RateLimiterPostgres {
    const id = `${rule.name}:${rule.points}:${rule.windowMs}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.pool.pool,
      storeType: 'pool',
      tableName: 'throttle',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.points,
      duration: Math.ceil(rule.windowMs / 1000),
    });
    this.limiters.set(id, limiter);
    return limiter;
  }
}

/** Waits a moment for a count to be given back: it is no reason to fail, nor to keep whoever waits for an answer. */
async function payBack(reward: Promise<unknown>): Promise<void> {
  const moment = new AbortController();
  const enough = pause(PAY_BACK_MS, undefined, { signal: moment.signal });
  await Promise.race([reward, enough]).catch(() => undefined);
  moment.abort();
  await enough.catch(() => undefined);
}
