import { type EnforcedRateLimit } from '@ospite/domain';
import { describeRateLimiter } from '@ospite/domain/testing';
import { DatabasePool } from '../persistence/connections/database-pool';
import { ServerSecrets } from '../persistence/server-secrets';
import { startTestApi, type TestApi } from '../../testing';
import { doJob } from '../../testing/jobs.fixture';
import { PostgresRateLimiter } from './postgres-rate-limiter';
import { RATE_LIMIT_JOB } from './rate-limit-job';

const POINTS = 5;
const WINDOW_MS = 60_000;
const SENDER = '203.0.113.7';

describe('counting in PostgreSQL', () => {
  let api: TestApi;
  let limiter: PostgresRateLimiter;
  let pool: DatabasePool['pool'];
  let rules = 0;
  let rule: EnforcedRateLimit;

  beforeAll(async () => {
    api = await startTestApi();
    limiter = api.app.get(PostgresRateLimiter, { strict: false });
    pool = api.app.get(DatabasePool, { strict: false }).pool;
  });
  beforeEach(() => {
    rules += 1;
    rule = {
      name: `rule-${rules}`,
      max: POINTS,
      windowMs: WINDOW_MS,
      refusal: 'account.too_many_attempts',
    };
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api.close());

  describeRateLimiter(
    (clock) =>
      new PostgresRateLimiter(
        api.app.get(DatabasePool, { strict: false }),
        api.app.get(ServerSecrets, { strict: false }),
        clock,
      ),
  );

  const take = () => limiter.take(rule, SENDER);
  const isTaken = () =>
    take().then(
      () => true,
      () => false,
    );
  /** How many of these many are taken. */
  const takeAll = async (count: number) => {
    let taken = 0;
    for (let at = 0; at < count; at += 1) if (await isTaken()) taken += 1;
    return taken;
  };
  const endWindow = () => pool.query(`update throttle set expire = expire - ${WINDOW_MS}`);

  it('is pruned by a job of counters whose window is over, and of no others', async () => {
    const counters = async () => (await pool.query('select key from throttle')).rowCount;
    await take();
    await endWindow();
    await limiter.take({ ...rule, name: `${rule.name}-later` }, SENDER);
    expect(await doJob(api, RATE_LIMIT_JOB.name)).toMatchObject({ state: 'completed' });
    expect(await counters()).toBe(1);
  });

  it('takes exactly its points in a window, and as many in the next', async () => {
    expect(await takeAll(POINTS * 3)).toBe(POINTS);
    await endWindow();
    expect(await takeAll(POINTS * 3)).toBe(POINTS);
  });

  it('takes exactly its points of many at the same moment', async () => {
    const taken = await Promise.all(Array.from({ length: POINTS * 4 }, isTaken));
    expect(taken.filter(Boolean)).toHaveLength(POINTS);
  });

  it('gives one back that did not count after all, once', async () => {
    await takeAll(POINTS - 1);
    const release = await take();
    expect(await isTaken()).toBe(false);
    await release();
    await release();
    expect(await takeAll(POINTS)).toBe(1);
  });

  it('gives nothing back into the next window', async () => {
    const releases = await Promise.all(Array.from({ length: POINTS }, take));
    await endWindow();
    for (const release of releases) await release();
    expect(await takeAll(POINTS * 3)).toBe(POINTS);
  });

  it('gives what was refused back to nobody, also when its window ends meanwhile', async () => {
    await takeAll(POINTS);
    const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
    for (let refused = 0; refused < 3; refused += 1) {
      let statements = 0;
      jest.spyOn(pool, 'query').mockImplementation((async (...given: unknown[]) => {
        statements += 1;
        const answer = await query(...given);
        if (statements === 1) await query(`update throttle set expire = expire - ${WINDOW_MS}`);
        return answer;
      }) as never);
      await isTaken();
      jest.restoreAllMocks();
      if (refused < 2) await query(`update throttle set expire = expire + ${WINDOW_MS}`);
    }
    expect(await takeAll(POINTS * 3)).toBe(POINTS);
  });

  it('does not let refusals stand in the way of what was given back', async () => {
    const release = await take();
    await takeAll(POINTS * 3);
    await release();
    expect(await takeAll(POINTS)).toBe(1);
  });
});
