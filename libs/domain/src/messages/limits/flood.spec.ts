import { FLOOD_LIMIT, FLOOD_WINDOW_MS, isFlood, planSending, type Traffic } from './flood';
import { MESSAGE_KINDS, type MessageKind } from '../message';
import { aMessage } from '../message.fixture';

const NOW = new Date('2026-05-01T08:30:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const few = { written: 1, due: 1, lastGatheredAt: null };
const many = { ...few, written: FLOOD_LIMIT + 1 };
const quiet: Traffic = { quotes: few, reviews: few, backlogSent: 0 };
const flooded: Traffic = { ...quiet, quotes: many };
const due = (...kinds: MessageKind[]) => kinds.map((kind, index) => aMessage({ id: index + 1, kind }));
const ids = (messages: readonly { id: number }[]) => messages.map(({ id }) => id);
const idsPostponed = (postponed: readonly { message: { id: number } }[]) =>
  postponed.map(({ message }) => message.id);

describe('a flood of quotes', () => {
  it('begins when more come than guests would send, or more wait than anyone would read', () => {
    expect(isFlood({ ...few, written: FLOOD_LIMIT })).toBe(false);
    expect(isFlood({ ...few, written: FLOOD_LIMIT + 1 })).toBe(true);
    expect(isFlood({ ...few, due: FLOOD_LIMIT + 1 })).toBe(true);
  });

  it('makes a digest of those to the owner, postpones those to guests, and stops no reply', () => {
    const messages = due(
      'quote-to-owner',
      'quote-to-guest',
      'quote-reply',
      'quote-to-owner',
      'quotes-gathered',
    );
    const plan = planSending(messages, flooded, NOW);
    expect(ids(plan.gather)).toEqual([1, 4]);
    expect(plan.postpone).toEqual([{ message: messages[1], until: later(FLOOD_WINDOW_MS) }]);
    expect(ids(plan.send)).toEqual([3, 5]);
  });

  it('sends what a person asked for, whatever it is', () => {
    const asked = due('quote-to-owner', 'quote-to-guest').map((message) => ({ ...message, askedFor: true }));
    const plan = planSending(asked, { ...flooded, backlogSent: FLOOD_LIMIT }, NOW);
    expect(plan).toEqual({ send: asked, gather: [], postpone: [] });
  });

  it('gives the owner one digest in a window', () => {
    const lastGatheredAt = later(-FLOOD_WINDOW_MS + 60_000);
    const [message] = due('quote-to-owner');
    const plan = planSending(due('quote-to-owner'), { ...quiet, quotes: { ...many, lastGatheredAt } }, NOW);
    expect(plan).toEqual({ send: [], gather: [], postpone: [{ message, until: later(60_000) }] });
    const next = planSending(
      due('quote-to-owner'),
      { ...quiet, quotes: { ...many, lastGatheredAt } },
      later(60_000),
    );
    expect(ids(next.gather)).toEqual([1]);
  });

  it('loses nothing: every message is sent, gathered or postponed', () => {
    const kinds = Array.from(
      { length: 120 },
      (_, index): MessageKind => MESSAGE_KINDS[index % MESSAGE_KINDS.length] ?? 'quote-reply',
    );
    for (const traffic of [
      quiet,
      flooded,
      { ...quiet, reviews: many },
      { ...flooded, quotes: { ...many, lastGatheredAt: NOW } },
    ]) {
      const { send, gather, postpone } = planSending(due(...kinds), traffic, NOW);
      const all = [...ids(send), ...ids(gather), ...idsPostponed(postpone)];
      expect(all.toSorted((a, b) => a - b)).toEqual(kinds.map((_, index) => index + 1));
    }
  });
});

describe('a flood of reviews', () => {
  const messages = () => due('review-to-owner', 'quote-to-owner', 'quote-to-guest', 'review-to-owner');

  it('is gathered, and keeps nobody waiting who asks for a quote', () => {
    const plan = planSending(messages(), { ...quiet, reviews: many }, NOW);
    expect([ids(plan.gather), ids(plan.send), plan.postpone]).toEqual([[1, 4], [2, 3], []]);
  });

  it('waits for its own window, whenever quotes were gathered', () => {
    const reviews = { ...many, lastGatheredAt: later(60_000 - FLOOD_WINDOW_MS) };
    const plan = planSending(messages(), { ...quiet, reviews }, NOW);
    expect([idsPostponed(plan.postpone), plan.gather]).toEqual([[1, 4], []]);
    const quotes = { ...few, lastGatheredAt: NOW };
    expect(ids(planSending(messages(), { ...quiet, quotes, reviews: many }, NOW).gather)).toEqual([1, 4]);
  });

  it('is none of what a flood of quotes gathers', () => {
    const plan = planSending(messages(), flooded, NOW);
    expect([ids(plan.gather), ids(plan.send), idsPostponed(plan.postpone)]).toEqual([[2], [1, 4], [3]]);
  });
});

describe('without a flood', () => {
  it('everything goes out one by one', () => {
    const plan = planSending(due('quote-to-owner', 'quote-to-guest'), quiet, NOW);
    expect([ids(plan.send), plan.gather, plan.postpone]).toEqual([[1, 2], [], []]);
  });

  it('what a flood left for guests goes out slowly', () => {
    const createdAt = later(-FLOOD_WINDOW_MS);
    const messages = due(...Array.from({ length: FLOOD_LIMIT }, (): MessageKind => 'quote-to-guest')).map(
      (message) => ({ ...message, createdAt }),
    );
    const plan = planSending(messages, { ...quiet, backlogSent: FLOOD_LIMIT - 2 }, NOW);
    expect(plan.send).toHaveLength(2);
    expect(plan.postpone).toHaveLength(FLOOD_LIMIT - 2);
    expect(planSending(messages, { ...quiet, backlogSent: 2 * FLOOD_LIMIT }, NOW).send).toEqual([]);
  });

  it('a guest who asks now does not wait behind what a flood left', () => {
    const old = { createdAt: later(-FLOOD_WINDOW_MS), kind: 'quote-to-guest' } as const;
    const messages = [
      ...Array.from({ length: 2 * FLOOD_LIMIT }, (_, index) => aMessage({ ...old, id: index + 1 })),
      aMessage({ id: 1_000, kind: 'quote-to-guest', createdAt: later(1 - FLOOD_WINDOW_MS) }),
    ];
    expect(ids(planSending(messages, { ...quiet, backlogSent: FLOOD_LIMIT }, NOW).send)).toEqual([1_000]);
    expect(planSending(messages, quiet, NOW).send).toHaveLength(FLOOD_LIMIT + 1);
  });
});
