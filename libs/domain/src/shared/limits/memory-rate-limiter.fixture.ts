import type { Clock } from '../time/clock';
import { DomainError } from '../domain-error';
import { RateLimiter, type EnforcedRateLimit, type RateLimit, type Release } from './rate-limiter';

interface Counter {
  count: number;
  /** Unix milliseconds. */
  readonly endsAt: number;
}

/** The rate limiter's twin in memory, for tests of use cases. */
export class MemoryRateLimiter extends RateLimiter {
  private readonly counters = new Map<string, Counter>();

  constructor(private readonly clock: Clock) {
    super();
  }

  /** How much is counted for a sender now. */
  countOf(limit: RateLimit, sender: string): number {
    return this.current(limit, sender)?.count ?? 0;
  }

  override async take(limit: EnforcedRateLimit, sender: string): Promise<Release> {
    const counter = this.count(limit, sender);
    if (!counter) throw this.refusal(limit, sender);
    let isCounted = true;
    return async () => {
      if (isCounted) counter.count -= 1;
      isCounted = false;
    };
  }

  override async check(limit: EnforcedRateLimit, sender: string): Promise<void> {
    if (this.countOf(limit, sender) >= limit.max) throw this.refusal(limit, sender);
  }

  override async admits(limit: RateLimit, sender: string): Promise<boolean> {
    return this.count(limit, sender) !== undefined;
  }

  override async forget(limit: RateLimit, sender: string): Promise<void> {
    this.counters.delete(keyOf(limit, sender));
  }

  private refusal(limit: EnforcedRateLimit, sender: string): DomainError {
    const endsAt = this.current(limit, sender)?.endsAt ?? 0;
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - this.clock.now().getTime()) / 1000));
    return new DomainError(limit.refusal, { retryAfterSeconds });
  }

  private count(limit: RateLimit, sender: string): Counter | undefined {
    const endsAt = this.clock.now().getTime() + limit.windowMs;
    const counter = this.current(limit, sender) ?? { count: 0, endsAt };
    if (counter.count >= limit.max) return undefined;
    counter.count += 1;
    this.counters.set(keyOf(limit, sender), counter);
    return counter;
  }

  private current(limit: RateLimit, sender: string): Counter | undefined {
    const counter = this.counters.get(keyOf(limit, sender));
    return counter && counter.endsAt > this.clock.now().getTime() ? counter : undefined;
  }
}

const keyOf = ({ name }: RateLimit, sender: string) => `${name}\n${sender}`;
