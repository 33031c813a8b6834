import type { Clock, EnforcedRateLimit, ErrorCode } from '@ospite/domain/shared';
import { describeRateLimiter } from '@ospite/domain/shared/testing';
import { readConfig } from '../config/read-config';
import { DatabasePool } from '../persistence/connections/database-pool';
import { ServerSecretRecord } from '../persistence/server-secret.record';
import { ServerSecrets } from '../persistence/server-secrets';
import { refuseAsynchronousCommits } from '../testing/asynchronous-commit.fixture';
import { TestClock } from '../testing/test-clock';
import { openRecords, type TestOrm } from '../testing/test-orm';
import { PostgresRateLimiter } from './postgres-rate-limiter';
import { RateLimitRecord } from './rate-limit.record';

const MAX = 5;
const WINDOW_MS = 60_000;
const SENDER = '203.0.113.7';

describe('counting in PostgreSQL', () => {
  let tables: TestOrm;
  let database: DatabasePool;
  let pool: DatabasePool['pool'];
  let limiter: PostgresRateLimiter;
  let limits = 0;
  let limit: EnforcedRateLimit;

  beforeAll(async () => {
    tables = await openRecords(RateLimitRecord, ServerSecretRecord);
    database = new DatabasePool(readConfig({ DATABASE_URL: tables.url }, '/'));
    ({ pool } = database);
    limiter = limiterAt({ now: () => new Date() });
  });
  beforeEach(() => {
    limits += 1;
    limit = {
      name: `limit-${limits}`,
      max: MAX,
      windowMs: WINDOW_MS,
      refusal: 'account.too_many_attempts' as ErrorCode,
    };
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await database.onApplicationShutdown();
    await tables.close();
  });

  const limiterAt = (clock: Clock) => new PostgresRateLimiter(database, new ServerSecrets(database), clock);
  describeRateLimiter(limiterAt);

  const take = () => limiter.take(limit, SENDER);
  const isTaken = () =>
    take().then(
      () => true,
      () => false,
    );
  /** How many of so many are within the limit. */
  const takeAll = async (count: number) => {
    let taken = 0;
    for (let at = 0; at < count; at += 1) if (await isTaken()) taken += 1;
    return taken;
  };
  const endWindow = () => pool.query(`update throttle set expire = expire - ${WINDOW_MS}`);

  it('prunes counters whose window is over, and no others', async () => {
    const counters = async () => (await pool.query('select key from throttle')).rowCount;
    await take();
    await endWindow();
    await limiter.take({ ...limit, name: `${limit.name}-later` }, SENDER);
    await limiter.prune();
    expect(await counters()).toBe(1);
  });

  it('waits for no disk and no standby: who is gone would keep everybody out, and a crash costs a count', async () => {
    const allow = await refuseAsynchronousCommits((statement) => pool.query(statement), 'throttle');
    try {
      const release = await take();
      await take();
      await release();
      expect(await limiter.counted(limit, SENDER)).toMatchObject({ points: 1 });
      await limiter.forget(limit, SENDER);
      expect(await limiter.counted(limit, SENDER)).toMatchObject({ points: 0 });
    } finally {
      await allow();
    }
  });

  it('counts exactly to the limit when many come at the same moment', async () => {
    const taken = await Promise.all(Array.from({ length: MAX * 4 }, isTaken));
    expect(taken.filter(Boolean)).toHaveLength(MAX);
  });

  it('keeps nobody out for a day whom a clock counted that was a day ahead', async () => {
    const clock = new TestClock(new Date('2026-06-02T08:30:00Z'));
    const moved = limiterAt(clock);
    for (let at = 0; at < MAX; at += 1) await moved.take(limit, SENDER);
    // Clocks of two replicas differ a little: that is no reason to count anew.
    clock.advance(-WINDOW_MS / 2);
    await expect(moved.take(limit, SENDER)).rejects.toMatchObject({ code: limit.refusal });
    clock.advance(-86_400_000);
    await moved.check(limit, SENDER);
    await moved.take(limit, SENDER);
    expect(await moved.counted(limit, SENDER)).toMatchObject({ points: 1 });
  });

  it('does not count what it refused, not even when the window ends meanwhile', async () => {
    await takeAll(MAX);
    const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
    for (let refused = 0; refused < 3; refused += 1) {
      let statements = 0;
      jest.spyOn(pool, 'query').mockImplementation((async (...given: unknown[]) => {
        statements += 1;
        const response = await query(...given);
        if (statements === 1) await query(`update throttle set expire = expire - ${WINDOW_MS}`);
        return response;
      }) as never);
      await isTaken();
      jest.restoreAllMocks();
      if (refused < 2) await query(`update throttle set expire = expire + ${WINDOW_MS}`);
    }
    expect(await takeAll(MAX * 3)).toBe(MAX);
  });
});
