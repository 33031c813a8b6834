import { Injectable } from '@nestjs/common';
import { DomainError, type ErrorCode } from '@ospite/domain';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DatabasePool } from '../persistence/database-pool';

/** How often something may be done by one sender within a window. */
export interface ThrottleRule {
  /** Sets its counters apart from those of other rules. */
  readonly name: string;
  readonly points: number;
  readonly windowMs: number;
  /** What is answered beyond that; it carries `retryAfterSeconds`. */
  readonly refusal: ErrorCode;
}

/** Counts what senders do, in PostgreSQL, so that all replicas count together. */
@Injectable()
export class Throttle {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly pool: DatabasePool) {}

  /**
   * Counts one at once, so that many attempts at the same moment cannot slip through together.
   * @returns gives the count back, for what turned out not to count
   * @throws DomainError of the rule with `retryAfterSeconds`
   */
  async take(rule: ThrottleRule, key: string): Promise<() => Promise<void>> {
    const limiter = this.limiterOf(rule);
    const release = async () => {
      await limiter.reward(key, 1);
    };
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

  /** Forgets what was counted for a key, as if it had never been seen. */
  async forget(rule: ThrottleRule, key: string): Promise<void> {
    await this.limiterOf(rule).delete(key);
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
