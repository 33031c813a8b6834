import {
  SAME_SUBMISSION_WINDOW_MS,
  type CalendarDate,
  type NewMessage,
  type NewQuote,
  type SubmissionIdentity,
} from '@ospite/domain';
import { aMessage, aQuote } from '@ospite/domain/testing';
import { readConfig } from '../../platform/config/read-config';
import { openTestOrm, type TestOrm } from '../../platform/testing/test-orm';
import { MikroOrmQuoteStore } from './mikro-orm-quote-store';
import { QuoteRecord } from './quote.record';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const MINUTE_MS = 60_000;
let database: TestOrm;
let store: MikroOrmQuoteStore;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmQuoteStore(database.orm.em, readConfig({}, '/'));
});
beforeEach(() => database.empty('quote', 'message'));
afterAll(() => database.close());

function newQuote(changes: Partial<NewQuote> = {}): NewQuote {
  const { id: _id, status: _status, createdAt: _createdAt, ...quote } = aQuote();
  return { ...quote, ...changes };
}

function letters(): NewMessage[] {
  const { kind, to, replyTo, subject, text, html } = aMessage();
  return [
    { kind, to, replyTo, subject, text, html },
    { kind: 'quote-to-guest', to: 'greta@example.org', replyTo: null, subject, text, html },
  ];
}

const keyed = (key: string, content = 'the same'): SubmissionIdentity => ({ kind: 'key', key, content });
const unkeyed = (since = new Date(NOW.getTime() - SAME_SUBMISSION_WINDOW_MS)): SubmissionIdentity => ({
  kind: 'content',
  content: 'the same',
  since,
});
const stored = () => database.orm.em.fork().count(QuoteRecord);
const outbox = () =>
  database.orm.em
    .fork()
    .execute('select kind, quote_id, status, next_attempt_at, message_id from message order by id');
const waiting = async () => (await outbox()).length;

describe('placing a quote', () => {
  it('stores every field, pending, with its letters', async () => {
    const { quote, repeated } = await store.place(newQuote(), keyed('a'), NOW, letters);
    expect(repeated).toBe(false);
    expect(quote).toEqual({ ...newQuote(), id: quote.id, status: 'pending', createdAt: NOW });
    expect(await store.find(quote.id)).toEqual(quote);
    const messages: Record<string, unknown>[] = await outbox();
    const due = { quote_id: quote.id, status: 'pending' };
    expect(messages).toMatchObject([
      { kind: 'quote-to-owner', ...due },
      { kind: 'quote-to-guest', ...due },
    ]);
    for (const { next_attempt_at } of messages) expect(new Date(String(next_attempt_at))).toEqual(NOW);
    expect(new Set(messages.map(({ message_id }) => message_id)).size).toBe(2);
  });

  it('is one quote and one set of letters when 50 with one key arrive at once', async () => {
    const placed = await Promise.all(
      Array.from({ length: 50 }, () => store.place(newQuote(), keyed('once'), NOW, letters)),
    );
    expect(new Set(placed.map(({ quote }) => quote.id)).size).toBe(1);
    expect(placed.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect([await stored(), await waiting()]).toEqual([1, 2]);
  });

  it('is one quote when 50 with the same fields and no key arrive at once', async () => {
    const placed = await Promise.all(
      Array.from({ length: 50 }, () => store.place(newQuote(), unkeyed(), NOW, letters)),
    );
    expect(placed.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect([await stored(), await waiting()]).toEqual([1, 2]);
  });

  it('takes the same fields without a key again after ten minutes', async () => {
    await store.place(newQuote(), unkeyed(), NOW, letters);
    const later = new Date(NOW.getTime() + SAME_SUBMISSION_WINDOW_MS + MINUTE_MS);
    const { repeated } = await store.place(
      newQuote(),
      unkeyed(new Date(later.getTime() - SAME_SUBMISSION_WINDOW_MS)),
      later,
      letters,
    );
    expect(repeated).toBe(false);
    expect(await stored()).toBe(2);
  });

  it('is another quote under another key', async () => {
    await store.place(newQuote(), keyed('a'), NOW, letters);
    await store.place(newQuote(), keyed('b'), NOW, letters);
    expect(await stored()).toBe(2);
  });

  it('refuses a key that came with other fields before', async () => {
    await store.place(newQuote(), keyed('a'), NOW, letters);
    const again = store.place(newQuote({ guests: 3 }), keyed('a', 'something else'), NOW, letters);
    await expect(again).rejects.toMatchObject({ code: 'quote.key_reused' });
    await expect(store.findPlaced(keyed('a', 'something else'))).rejects.toMatchObject({
      code: 'quote.key_reused',
    });
    expect(await stored()).toBe(1);
  });

  it('stores nothing when a letter cannot be written', async () => {
    const broken = () => {
      throw new Error('no words');
    };
    await expect(store.place(newQuote(), keyed('a'), NOW, broken)).rejects.toThrow('no words');
    expect([await stored(), await waiting()]).toEqual([0, 0]);
  });

  it('stores nothing when a letter cannot be stored', async () => {
    const tooLong = () => letters().map((letter) => ({ ...letter, subject: 'x'.repeat(300) }));
    await expect(store.place(newQuote(), keyed('a'), NOW, tooLong)).rejects.toThrow();
    expect([await stored(), await waiting()]).toEqual([0, 0]);
  });
});

describe('the list of quotes', () => {
  beforeEach(async () => {
    const place = (changes: Partial<NewQuote>, minutes: number) =>
      store.place(
        newQuote(changes),
        keyed(`${minutes}`),
        new Date(NOW.getTime() + minutes * MINUTE_MS),
        () => [],
      );
    await place({ firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.org', phone: null }, 1);
    await place(
      {
        firstName: 'Bruno',
        lastName: '100% Verdi',
        checkIn: '2026-07-01' as CalendarDate,
        checkOut: '2026-07-03' as CalendarDate,
      },
      2,
    );
    await place({ firstName: 'Carla', lastName: 'Neri', phone: '+39 333 444' }, 3);
  });
  const names = async (...args: Parameters<typeof store.list>) =>
    (await store.list(...args)).quotes.map(({ firstName }) => firstName);
  const whole = { offset: 0, limit: 100 };

  it('begins with the newest', async () => {
    expect(await names({}, whole)).toEqual(['Carla', 'Bruno', 'Anna']);
  });

  it('can be cut, and says how many there are', async () => {
    const { quotes, total } = await store.list({}, { offset: 1, limit: 1 });
    expect(quotes.map(({ firstName }) => firstName)).toEqual(['Bruno']);
    expect(total).toBe(3);
  });

  it('is filtered by status and by arrival, both ends included', async () => {
    expect(await names({ status: 'archived' }, whole)).toEqual([]);
    expect(await names({ from: '2026-07-01' as CalendarDate }, whole)).toEqual(['Bruno']);
    expect(await names({ to: '2026-06-10' as CalendarDate }, whole)).toEqual(['Carla', 'Anna']);
  });

  it('is searched by every word in name, e-mail or phone, and takes % and _ literally', async () => {
    expect(await names({ q: 'anna ROSSI' }, whole)).toEqual(['Anna']);
    expect(await names({ q: '333' }, whole)).toEqual(['Carla']);
    expect(await names({ q: '100%' }, whole)).toEqual(['Bruno']);
    expect(await names({ q: '_' }, whole)).toEqual([]);
  });
});

it('finds no quote under a number that no column can hold', async () => {
  expect(await store.find(99_999_999_999)).toBeUndefined();
});
