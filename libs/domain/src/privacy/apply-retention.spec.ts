import type { Mailer } from '../messages';
import { ApplyRetention } from './apply-retention';
import { retentionLimits, type AgeLimit } from './retention';
import type { RetentionStore } from './retention-store';

describe('the limits of retention', () => {
  it.each([
    ['2026-11-21T03:20:00.000Z', '2025-10-21T03:20:00.000Z', '2024-11-21T03:20:00.000Z'],
    // February has no 30th, and 2026 no 29th of February.
    ['2027-03-30T03:20:00.000Z', '2026-02-28T03:20:00.000Z', '2025-03-30T03:20:00.000Z'],
    ['2028-02-29T03:20:00.000Z', '2027-01-29T03:20:00.000Z', '2026-02-28T03:20:00.000Z'],
  ])('at %s are %s for visits and %s for what names a person', (now, visits, people) => {
    const limits = retentionLimits(new Date(now));
    expect([limits.visits.before.toISOString(), limits.people.before.toISOString()]).toEqual([
      visits,
      people,
    ]);
  });
});

describe('applying retention', () => {
  const NOW = new Date('2026-11-21T03:20:00Z');
  const mailer: Mailer = {
    longestMs: 0,
    reachesRecipients: true,
    send: async () => undefined,
    forget: async () => undefined,
  };
  const believed = { mayDelete: async () => true };
  /** Rows that are left, taken 50 at a time. */
  function aStore(left: Record<string, number>, asked: Record<string, AgeLimit> = {}): RetentionStore {
    const some = (what: string) => async (limit: AgeLimit) => {
      asked[what] = limit;
      const taken = Math.min(50, left[what] ?? 0);
      left[what] = (left[what] ?? 0) - taken;
      return taken;
    };
    return {
      deleteVisits: some('visits'),
      anonymiseQuotes: some('quotes'),
      anonymiseReviews: some('reviews'),
      anonymiseMessages: some('messages'),
      deleteConsents: some('consents'),
    };
  }

  it('works in batches until nothing is left, and counts', async () => {
    const asked: Record<string, AgeLimit> = {};
    const store = aStore({ visits: 120, quotes: 51, messages: 3 }, asked);
    const useCase = new ApplyRetention(store, mailer, { now: () => NOW }, believed);
    const counts = await useCase.apply(new AbortController().signal);
    expect(counts).toEqual({ visits: 120, quotes: 51, reviews: 0, messages: 3, consents: 0 });
    const { visits, people } = retentionLimits(NOW);
    expect(asked).toEqual({ visits, quotes: people, reviews: people, messages: people, consents: people });
  });

  it('waits while the clock may be wrong', async () => {
    const left = { quotes: 50 };
    const doubtful = { mayDelete: async () => false };
    const useCase = new ApplyRetention(aStore(left), mailer, { now: () => NOW }, doubtful);
    expect(await useCase.apply(new AbortController().signal)).toBeUndefined();
    expect(left.quotes).toBe(50);
  });

  it('stops between two batches when it is told to', async () => {
    const left = { quotes: 500 };
    const stop = new AbortController();
    const store = aStore(left);
    const anonymise = store.anonymiseQuotes;
    store.anonymiseQuotes = (...args) => {
      stop.abort(new Error('the server stops'));
      return anonymise(...args);
    };
    const useCase = new ApplyRetention(store, mailer, { now: () => NOW }, believed);
    await expect(useCase.apply(stop.signal)).rejects.toThrow('the server stops');
    expect(left.quotes).toBe(450);
  });
});
