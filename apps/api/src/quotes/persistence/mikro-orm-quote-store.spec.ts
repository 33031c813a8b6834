import {
  editQuote,
  replyToQuote,
  SAME_SUBMISSION_WINDOW_MS,
  type CalendarDate,
  type NewMessage,
  type NewQuote,
  type SubmissionIdentity,
} from '@ospite/domain';
import { aMessage, aQuote } from '@ospite/domain/testing';
import { readConfig } from '../../platform/config/read-config';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
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
  const {
    id: _id,
    status: _status,
    createdAt: _createdAt,
    notes: _notes,
    updatedAt: _updatedAt,
    anonymisedAt: _anonymisedAt,
    ...quote
  } = aQuote();
  return { ...quote, ...changes };
}

const first = (write: () => NewMessage[] = messages) => ({ admit: async () => {}, write });

function messages(): NewMessage[] {
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
  it('stores every field, pending, with its messages', async () => {
    const { quote, repeated } = await store.place(newQuote(), keyed('a'), NOW, first());
    expect(repeated).toBe(false);
    expect(quote).toEqual({
      ...newQuote(),
      id: quote.id,
      status: 'pending',
      createdAt: NOW,
      notes: null,
      updatedAt: NOW,
      anonymisedAt: null,
    });
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

  it('is one quote and one set of messages when 50 with one key arrive at once', async () => {
    const placed = await Promise.all(
      Array.from({ length: 50 }, () => store.place(newQuote(), keyed('once'), NOW, first())),
    );
    expect(new Set(placed.map(({ quote }) => quote.id)).size).toBe(1);
    expect(placed.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect([await stored(), await waiting()]).toEqual([1, 2]);
  });

  it('is one quote when 50 with the same fields and no key arrive at once', async () => {
    const placed = await Promise.all(
      Array.from({ length: 50 }, () => store.place(newQuote(), unkeyed(), NOW, first())),
    );
    expect(placed.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect([await stored(), await waiting()]).toEqual([1, 2]);
  });

  it('takes the same fields without a key again after ten minutes', async () => {
    await store.place(newQuote(), unkeyed(), NOW, first());
    const later = new Date(NOW.getTime() + SAME_SUBMISSION_WINDOW_MS + MINUTE_MS);
    const { repeated } = await store.place(
      newQuote(),
      unkeyed(new Date(later.getTime() - SAME_SUBMISSION_WINDOW_MS)),
      later,
      first(),
    );
    expect(repeated).toBe(false);
    expect(await stored()).toBe(2);
  });

  it('is another quote under another key', async () => {
    await store.place(newQuote(), keyed('a'), NOW, first());
    await store.place(newQuote(), keyed('b'), NOW, first());
    expect(await stored()).toBe(2);
  });

  it('refuses a key that came with other fields before', async () => {
    await store.place(newQuote(), keyed('a'), NOW, first());
    const again = store.place(newQuote({ guests: 3 }), keyed('a', 'something else'), NOW, first());
    await expect(again).rejects.toMatchObject({ code: 'quote.key_reused' });
    await expect(store.findPlaced(keyed('a', 'something else'))).rejects.toMatchObject({
      code: 'quote.key_reused',
    });
    expect(await stored()).toBe(1);
  });

  it('asks for admission once for a new quote, before anything is stored, and never for a repeated one', async () => {
    const steps: string[] = [];
    const place = () =>
      store.place(newQuote(), keyed('a'), NOW, {
        admit: async () => void steps.push('admitted'),
        write: () => (steps.push('stored'), []),
      });
    await Promise.all(Array.from({ length: 10 }, place));
    expect(steps).toEqual(['admitted', 'stored']);
    const refuse = { admit: () => Promise.reject(new Error('enough')), write: messages };
    await expect(store.place(newQuote(), keyed('b'), NOW, refuse)).rejects.toThrow('enough');
    expect(await stored()).toBe(1);
  });

  it('stores nothing when a message cannot be written', async () => {
    const broken = () => {
      throw new Error('no words');
    };
    await expect(store.place(newQuote(), keyed('a'), NOW, first(broken))).rejects.toThrow('no words');
    expect([await stored(), await waiting()]).toEqual([0, 0]);
  });

  it('stores nothing when a message cannot be stored', async () => {
    const tooLong = () => messages().map((message) => ({ ...message, subject: 'x'.repeat(300) }));
    await expect(store.place(newQuote(), keyed('a'), NOW, first(tooLong))).rejects.toThrow();
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
        first(() => []),
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

describe('what an owner does to a quote', () => {
  const by = 'Marta';
  const place = async (changes: Partial<NewQuote> = {}, key = 'a') =>
    (
      await store.place(
        newQuote(changes),
        keyed(key),
        NOW,
        first(() => []),
      )
    ).quote;
  const editor = (basedOn?: Date, at = NOW) => ({ by, at, basedOn });

  it('is kept with who did it, when, from what to what', async () => {
    const { id } = await place();
    const later = new Date(NOW.getTime() + MINUTE_MS);
    const changed = await store.change(id, editor(undefined, later), (quote) =>
      editQuote(quote, { status: 'answered', notes: 'due bici' }),
    );
    expect(changed).toMatchObject({ status: 'answered', notes: 'due bici', updatedAt: later });
    expect(await store.find(id)).toEqual(changed);
    expect(await store.history(id)).toEqual([
      { field: 'status', from: 'pending', to: 'answered', by, at: later },
      { field: 'notes', from: null, to: 'due bici', by, at: later },
    ]);
  });

  it('is refused when somebody saved in between, and two at the same moment cannot both win', async () => {
    const { id, updatedAt } = await place();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        store.change(id, editor(updatedAt), (quote) => editQuote(quote, { notes: `n. ${index}` })),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'quote.changed' });
    expect(await store.history(id)).toHaveLength(1);
  });

  it('loses nothing when twenty change it at once without saying on which state', async () => {
    const { id } = await place();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.change(id, editor(), (quote) => editQuote(quote, { notes: `n. ${index}` })),
      ),
    );
    const history = await store.history(id);
    expect(history).toHaveLength(20);
    // Each begins where the one before ended.
    expect(history.slice(1).map(({ from }) => from)).toEqual(history.slice(0, -1).map(({ to }) => to));
  });

  it('leaves no trace when nothing changes', async () => {
    const { id, updatedAt } = await place();
    await store.change(id, editor(), (quote) => editQuote(quote, { status: 'pending' }));
    expect([await store.history(id), (await store.find(id))?.updatedAt]).toEqual([[], updatedAt]);
  });

  it('puts a reply into the outbox in the same transaction, or does nothing at all', async () => {
    const { id } = await place();
    const reply = (subject: string) =>
      store.change(id, editor(), (quote) =>
        replyToQuote(quote, { subject, body: 'b' }, { ...messages()[0]!, kind: 'quote-reply', subject }),
      );
    await expect(reply('x'.repeat(300))).rejects.toThrow();
    expect([(await store.find(id))?.status, await waiting()]).toEqual(['pending', 0]);
    await reply('Volentieri');
    expect([(await store.find(id))?.status, await waiting()]).toEqual(['answered', 1]);
  });

  it('is not possible to a quote that is not there', async () => {
    for (const id of [1, 0, 99_999_999_999])
      await expect(store.change(id, editor(), (quote) => editQuote(quote, {}))).rejects.toMatchObject({
        code: 'quote.not_found',
      });
    expect(await store.history(99_999_999_999)).toEqual([]);
  });

  it('can look for those that seem a machine’s, or for the others', async () => {
    await place({ suspected: true }, 'a');
    await place({ suspected: false }, 'b');
    const found = async (suspected: boolean) =>
      (await store.list({ suspected }, { offset: 0, limit: 9 })).quotes.map((quote) => quote.suspected);
    expect([await found(true), await found(false)]).toEqual([[true], [false]]);
  });
});

it('gives all quotes one after the other, however many came at the same moment', async () => {
  await database.orm.em.fork().execute(
    `insert into quote (first_name, last_name, email, check_in, check_out, guests, additional_services, language,
     exceeds_room_capacity, suspected, created_at, updated_at, content_hash)
     select 'G' || n, 'M', 'g@example.org', '2026-06-10', '2026-06-11', 2, '{}', 'de', false, n % 2 = 0, ?, ?, ''
     from generate_series(1, 1203) n`,
    [NOW, NOW],
  );
  const ids: number[] = [];
  for await (const { id } of store.all({})) ids.push(id);
  expect(ids).toEqual(Array.from({ length: 1203 }, (_, index) => 1203 - index));
  let some = 0;
  for await (const { suspected } of store.all({ suspected: true })) some += suspected ? 1 : 0;
  expect(some).toBe(601);
});

it('finds no quote under a number that no column can hold', async () => {
  expect(await store.find(99_999_999_999)).toBeUndefined();
});
