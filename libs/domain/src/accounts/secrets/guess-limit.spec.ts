import { MemoryRateLimiter } from '../../shared/limits/memory-rate-limiter.fixture';
import type { EnforcedRateLimit, Release } from '../../shared';
import { GuessLimit, MAX_FAILURES_PER_SENDER, MAX_FAILURES_PER_PAIR, PAIR_WINDOW_MS } from './guess-limit';

const SENDER = '203.0.113.7';

describe('guessing at a secret', () => {
  let now: Date;
  let limit: GuessLimit;

  beforeEach(() => {
    now = new Date('2026-06-01T10:00:00Z');
    limit = new GuessLimit(new MemoryRateLimiter({ now: () => now }));
  });

  const guess = (isRight: boolean, target = 'Marta', sender = SENDER) =>
    limit
      .attempt(target, { sender }, async () => isRight)
      .then(
        (result) => (result ? 'right' : 'wrong'),
        ({ code }: { code: string }) => code,
      );
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) expect(await guess(false)).toBe('wrong');
  };

  it('is refused after five failures of a name and a sender', async () => {
    await fail(MAX_FAILURES_PER_PAIR);
    expect(await guess(true)).toBe('account.too_many_attempts');
    expect(await guess(true, 'Anna')).toBe('right');
    expect(await guess(true, 'Marta', '203.0.113.8')).toBe('right');
    now = new Date(now.getTime() + PAIR_WINDOW_MS);
    expect(await guess(true)).toBe('right');
  });

  it('begins anew after a right one', async () => {
    await fail(MAX_FAILURES_PER_PAIR - 1);
    expect(await guess(true)).toBe('right');
    await fail(MAX_FAILURES_PER_PAIR);
  });

  it('is refused after fifty failures of a sender, and a right one takes none of them back', async () => {
    for (let time = 0; time < MAX_FAILURES_PER_SENDER - 1; time += 1) await guess(false, `name-${time}`);
    expect(await guess(true)).toBe('right');
    expect(await guess(false, 'last')).toBe('wrong');
    expect(await guess(true)).toBe('account.too_many_attempts');
  });

  describe('on a known device', () => {
    const onDevice = (isRight: boolean, device: string) =>
      limit
        .attempt('Marta', { sender: SENDER, device }, async () => isRight)
        .then(
          (result) => (result ? 'right' : 'wrong'),
          ({ code }: { code: string }) => code,
        );

    it('is not refused for what others at its address failed', async () => {
      for (let time = 0; time < MAX_FAILURES_PER_SENDER; time += 1) await guess(false, `name-${time % 10}`);
      expect(await guess(true)).toBe('account.too_many_attempts');
      expect(await onDevice(true, 'phone')).toBe('right');
    });

    it('gets in at once during ten thousand guesses from its address, and from a thousand others', async () => {
      for (const senders of [1, 1_000]) {
        const outcomes = await Promise.all(
          Array.from({ length: 10_000 }, (_, at) =>
            guess(false, 'Marta', `${senders} senders: ${at % senders}`),
          ),
        );
        expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(
          senders * MAX_FAILURES_PER_PAIR,
        );
        expect(await onDevice(true, 'phone')).toBe('right');
      }
    });

    it('is refused after five failures, and counts for neither its address nor another device', async () => {
      for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
        expect(await onDevice(false, 'phone')).toBe('wrong');
      expect(await onDevice(true, 'phone')).toBe('account.too_many_attempts');
      expect(await onDevice(true, 'desktop')).toBe('right');
      await fail(MAX_FAILURES_PER_PAIR);
      now = new Date(now.getTime() + PAIR_WINDOW_MS);
      expect(await onDevice(true, 'phone')).toBe('right');
    });

    it('is tried after those on the other devices of its account, so that nobody with many fills the queue', async () => {
      const log: string[] = [];
      const attempt = (target: string, device: string) =>
        limit.attempt(target, { sender: SENDER, device }, async () => {
          log.push(`${target} begins`);
          await Promise.resolve();
          return log.push(`${target} ends`);
        });
      await Promise.all([
        ...Array.from({ length: 3 }, (_, at) => attempt('Luca', `device ${at}`)),
        attempt('Marta', 'phone'),
      ]);
      const ofLuca = log.filter((line) => line.startsWith('Luca'));
      expect(ofLuca).toEqual(Array.from({ length: 3 }, () => ['Luca begins', 'Luca ends']).flat());
      expect(log.indexOf('Marta begins')).toBeLessThan(log.indexOf('Luca ends'));
    });

    it('is refused while fifty of its account wait, right ones too; other accounts go on', async () => {
      let end = () => {};
      const first = limit.attempt('Luca', { sender: SENDER, device: 'device' }, () => {
        return new Promise<true>((resolve) => (end = () => resolve(true)));
      });
      const attempt = (target: string, device: string) =>
        limit
          .attempt(target, { sender: SENDER, device }, async () => true)
          .catch(({ code, facts }) => `${code} ${facts.retryAfterSeconds}`);
      const others = Array.from({ length: 60 }, (_, at) => attempt('Luca', `device ${at}`));
      expect(await attempt('Marta', 'phone')).toBe(true);
      end();
      expect(await first).toBe(true);
      const outcomes = await Promise.all(others);
      expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(50);
      expect(outcomes.filter((outcome) => outcome === 'account.too_many_attempts 5')).toHaveLength(10);
    });

    it('gets in while another device of its account is tried without end', async () => {
      const flood = Array.from({ length: 500 }, () => onDevice(false, 'lost phone'));
      expect(await onDevice(true, 'phone')).toBe('right');
      await Promise.all(flood);
    });

    it('gives no more tries to many at once', async () => {
      const wrong = await Promise.all(Array.from({ length: 500 }, () => onDevice(false, 'phone')));
      expect(wrong.filter((outcome) => outcome === 'wrong')).toHaveLength(MAX_FAILURES_PER_PAIR);
    });
  });

  it('gives no more tries to many at once, and refuses no right one', async () => {
    const wrong = await Promise.all(Array.from({ length: 20 }, () => guess(false)));
    expect(wrong.filter((outcome) => outcome === 'wrong')).toHaveLength(MAX_FAILURES_PER_PAIR);
    const right = await Promise.all(Array.from({ length: 20 }, () => guess(true, 'Anna')));
    expect(new Set(right)).toEqual(new Set(['right']));
  });

  it('tells what failed on our side, and uncounts the rest, when something cannot be uncounted', async () => {
    class ForgetfulLimiter extends MemoryRateLimiter {
      override async take(counted: EnforcedRateLimit, sender: string): Promise<Release> {
        const release = await super.take(counted, sender);
        return counted.name === 'guess-pair' ? () => Promise.reject(new Error('cannot uncount')) : release;
      }
    }
    limit = new GuessLimit(new ForgetfulLimiter({ now: () => now }));
    for (let time = 0; time <= MAX_FAILURES_PER_SENDER; time += 1) {
      const broken = limit.attempt(`name-${time}`, { sender: SENDER }, () =>
        Promise.reject(new Error('no database')),
      );
      await expect(broken).rejects.toThrow('no database');
    }
  });

  it('does not count what fails on our side', async () => {
    const broken = () =>
      limit.attempt('Marta', { sender: SENDER }, () => Promise.reject(new Error('no database')));
    for (let time = 0; time <= MAX_FAILURES_PER_PAIR; time += 1)
      await expect(broken()).rejects.toThrow('no database');
    expect(await guess(true)).toBe('right');
  });

  it('hands on what a right one gives', async () => {
    expect(await limit.attempt('Marta', { sender: SENDER }, async () => ({ id: 1 }))).toEqual({ id: 1 });
    expect(await limit.attempt('Marta', { sender: SENDER }, async () => undefined)).toBeUndefined();
  });
});
