import type { Clock } from '../time/clock';
import type { ErrorCode } from '../domain-error';
import type { EnforcedRateLimit, RateLimiter } from './rate-limiter';

const WINDOW_MS = 60_000;
const SENDER = '203.0.113.7';
const BEGIN = new Date('2026-06-01T10:00:00Z');

/**
 * What every rate limiter does.
 * @param open a limiter that tells the time by the given clock; limits of one name share their counters
 */
export function describeRateLimiter(open: (clock: Clock) => Promise<RateLimiter> | RateLimiter): void {
  describe('a rate limiter', () => {
    let now: Date;
    let limiter: RateLimiter;
    let limits = 0;
    let limit: EnforcedRateLimit;

    beforeEach(async () => {
      now = BEGIN;
      limiter = await open({ now: () => now });
      limits += 1;
      limit = {
        name: `contract-${limits}`,
        max: 3,
        windowMs: WINDOW_MS,
        refusal: 'account.too_many_attempts' as ErrorCode,
      };
    });

    const later = (ms: number) => {
      now = new Date(BEGIN.getTime() + ms);
    };
    const take = (sender = SENDER) => limiter.take(limit, sender);
    const takeTimes = async (times: number) => {
      for (let time = 0; time < times; time += 1) await take();
    };

    it('counts up to the limit and refuses what is beyond, with the seconds until the window ends', async () => {
      await takeTimes(3);
      later(20_000);
      for (const refused of [take(), limiter.check(limit, SENDER)])
        await expect(refused).rejects.toMatchObject({
          code: 'account.too_many_attempts',
          facts: { retryAfterSeconds: 40 },
        });
    });

    it('begins anew when the window is over, which begins with the first time', async () => {
      await take();
      later(50_000);
      await take();
      await take();
      await expect(take()).rejects.toMatchObject({ code: 'account.too_many_attempts' });
      later(WINDOW_MS);
      await takeTimes(3);
    });

    it('counts nothing where it is only asked', async () => {
      for (let time = 0; time < 4; time += 1) await limiter.check(limit, SENDER);
      await takeTimes(3);
    });

    it('does not count what it refused', async () => {
      await takeTimes(3);
      await expect(take()).rejects.toThrow();
      const release = await limiter.take({ ...limit, max: 4 }, SENDER);
      await release();
    });

    it('takes a count back once, however often it is told to', async () => {
      await takeTimes(2);
      const release = await take();
      await release();
      await release();
      await take();
      await expect(take()).rejects.toThrow();
    });

    it('takes nothing off the next window for a count of the last', async () => {
      const release = await take();
      later(WINDOW_MS);
      await takeTimes(3);
      await release();
      await expect(take()).rejects.toThrow();
    });

    it('counts each sender and each limit by itself', async () => {
      await takeTimes(3);
      await take('203.0.113.8');
      await limiter.take({ ...limit, name: `${limit.name} of something else` }, SENDER);
    });

    it('says whether something is within the limit, where nobody is told of the refusal', async () => {
      const answers = [];
      for (let time = 0; time < 4; time += 1) answers.push(await limiter.admits(limit, SENDER));
      expect(answers).toEqual([true, true, true, false]);
    });

    it('forgets a sender', async () => {
      await takeTimes(3);
      await limiter.forget(limit, SENDER);
      await takeTimes(3);
    });
  });
}
