import { describeRateLimiter } from '@ospite/domain/shared/testing';
import type { Clock, EnforcedRateLimit, ErrorCode, RateLimit } from '@ospite/domain/shared';
import { MemoryRateLimiter } from '@ospite/domain/shared/testing';
import { FallbackRateLimiter, MAX_COUNTERS } from './fallback-rate-limiter';
import type { PostgresRateLimiter } from './postgres-rate-limiter';

/** PostgreSQL's read_only_sql_transaction. */
const READ_ONLY = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
  code: '25006',
});
const LIMIT: EnforcedRateLimit = {
  name: 'guess-pair',
  max: 3,
  windowMs: 60_000,
  refusal: 'account.too_many_attempts' as ErrorCode,
};
const SENDER = '203.0.113.7';

/** The counters of a database that may stop to take writes. */
class StoredCounters extends MemoryRateLimiter {
  onlyReads = false;

  override take = async (limit: EnforcedRateLimit, sender: string) => {
    if (this.onlyReads) throw READ_ONLY;
    return super.take(limit, sender);
  };
  override forget = async (limit: RateLimit, sender: string) => {
    if (this.onlyReads) throw READ_ONLY;
    return super.forget(limit, sender);
  };
  counted = async (limit: RateLimit, sender: string) => ({
    points: this.countOf(limit, sender),
    endsAt: 0,
  });
}

const open = (clock: Clock) => {
  const stored = new StoredCounters(clock);
  return { stored, limiter: new FallbackRateLimiter(stored as unknown as PostgresRateLimiter, clock) };
};

describe('over a database that takes writes', () => {
  describeRateLimiter((clock) => open(clock).limiter);
});

describe('over a database that only reads', () => {
  describeRateLimiter((clock) => {
    const { stored, limiter } = open(clock);
    stored.onlyReads = true;
    return limiter;
  });
});

describe('over a database that stops and begins to take writes', () => {
  let now: Date;
  let stored: StoredCounters;
  let limiter: FallbackRateLimiter;

  beforeEach(() => {
    now = new Date('2026-06-01T10:00:00Z');
    ({ stored, limiter } = open({ now: () => now }));
  });

  const tries = async (times: number) => {
    let taken = 0;
    for (let time = 0; time < times; time += 1)
      await limiter.take(LIMIT, SENDER).then(
        () => (taken += 1),
        () => undefined,
      );
    return taken;
  };

  it('counts both places together', async () => {
    expect(await tries(1)).toBe(1);
    stored.onlyReads = true;
    expect(await tries(1)).toBe(1);
    stored.onlyReads = false;
    expect(await tries(9)).toBe(1);
    stored.onlyReads = true;
    expect(await tries(9)).toBe(0);
    now = new Date(now.getTime() + LIMIT.windowMs);
    expect(await tries(9)).toBe(3);
  });

  it('throws what else is wrong with the database', async () => {
    stored.take = () => Promise.reject(new Error('Connection terminated'));
    await expect(limiter.take(LIMIT, SENDER)).rejects.toThrow('Connection terminated');
  });

  it('keeps so many senders and no more, and new ones once the windows of others are over', async () => {
    stored.onlyReads = true;
    for (let sender = 0; sender < MAX_COUNTERS; sender += 1) await limiter.take(LIMIT, `sender-${sender}`);
    await expect(limiter.take(LIMIT, SENDER)).rejects.toMatchObject({
      code: 'account.too_many_attempts',
      facts: { retryAfterSeconds: 60 },
    });
    await limiter.take(LIMIT, 'sender-0');
    now = new Date(now.getTime() + LIMIT.windowMs);
    await limiter.take(LIMIT, SENDER);
  });
});
