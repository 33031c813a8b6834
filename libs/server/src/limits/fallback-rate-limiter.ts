import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  RateLimiter,
  type EnforcedRateLimit,
  type ErrorCode,
  type RateLimit,
  type Release,
} from '@ospite/domain/shared';
import { databaseOnlyReads } from '../problems/storage-failure';
import { PostgresRateLimiter, type WindowCount } from './postgres-rate-limiter';

/** How many counters a process keeps, about 3 MB; further senders are refused. */
export const MAX_COUNTERS = 10_000;
const NOTHING: WindowCount = { points: 0, endsAt: 0 };

/**
 * Counts in PostgreSQL, and in this process while the database is read-only. Counts in one place reduce the limit in
 * the other, so that one process never grants more than the limit, however often the database switches. Replicas count
 * separately meanwhile.
 */
@Injectable()
export class FallbackRateLimiter extends RateLimiter {
  private readonly counters = new Map<string, { points: number; readonly endsAt: number }>();

  constructor(
    private readonly stored: PostgresRateLimiter,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async take(limit: EnforcedRateLimit, sender: string): Promise<Release> {
    const here = this.countedHere(limit, sender);
    if (here.points >= limit.max) throw this.refusal(limit, here.endsAt);
    try {
      return await this.stored.take({ ...limit, max: limit.max - here.points }, sender);
    } catch (error) {
      if (!databaseOnlyReads(error)) throw error;
    }
    return this.countHere(limit, sender, await this.stored.counted(limit, sender));
  }

  override async check(limit: EnforcedRateLimit, sender: string): Promise<void> {
    const here = this.countedHere(limit, sender);
    if (here.points >= limit.max) throw this.refusal(limit, here.endsAt);
    await this.stored.check({ ...limit, max: limit.max - here.points }, sender);
  }

  override async admits(limit: RateLimit, sender: string): Promise<boolean> {
    // Nobody sees the code of what is caught here.
    return this.take({ ...limit, refusal: '' as ErrorCode }, sender).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError) return false;
        throw error;
      },
    );
  }

  /** Counts in a read-only database stay until their window ends. */
  override async forget(limit: RateLimit, sender: string): Promise<void> {
    this.counters.delete(keyOf(limit, sender));
    await this.stored.forget(limit, sender).catch((error: unknown) => {
      if (!databaseOnlyReads(error)) throw error;
    });
  }

  private countHere(limit: EnforcedRateLimit, sender: string, stored: WindowCount): Release {
    const { points, endsAt } = this.countedHere(limit, sender);
    if (points + stored.points >= limit.max) throw this.refusal(limit, Math.max(endsAt, stored.endsAt));
    const counter = { points: points + 1, endsAt: points ? endsAt : this.now() + limit.windowMs };
    const key = keyOf(limit, sender);
    if (!this.counters.has(key)) this.makeRoom(limit);
    this.counters.set(key, counter);
    let isCounted = true;
    return async () => {
      const current = this.counters.get(key);
      if (isCounted && current && current.endsAt === counter.endsAt) current.points -= 1;
      isCounted = false;
    };
  }

  private countedHere(limit: RateLimit, sender: string): WindowCount {
    const counter = this.counters.get(keyOf(limit, sender));
    return counter && counter.endsAt > this.now() ? counter : NOTHING;
  }

  /** Forgets counters whose window is over once there are many. */
  private makeRoom(limit: EnforcedRateLimit): void {
    if (this.counters.size < MAX_COUNTERS) return;
    for (const [key, { endsAt }] of this.counters) if (endsAt <= this.now()) this.counters.delete(key);
    if (this.counters.size >= MAX_COUNTERS) throw this.refusal(limit, this.now() + limit.windowMs);
  }

  private refusal({ refusal }: EnforcedRateLimit, endsAt: number): DomainError {
    return new DomainError(refusal, {
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt - this.now()) / 1000)),
    });
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const keyOf = ({ name }: RateLimit, sender: string) => `${name}\n${sender}`;
