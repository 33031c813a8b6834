import { afterReply } from '@ospite/domain';
import {
  aNewQuote,
  aQuote,
  describeQuoteStore,
  PlainQuoteEmails,
  type TestQuotes,
} from '@ospite/domain/testing';
import { readConfig } from '@ospite/server/config';
import { storedMessages } from '../../testing/stored-messages';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmQuoteStore } from './mikro-orm-quote-store';
import { QuoteRecord } from './quote.record';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const KEY = { kind: 'key', key: 'a', content: 'the same' } as const;
let database: TestOrm;
let store: MikroOrmQuoteStore;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmQuoteStore(database.orm.em, readConfig({}, '/'));
});
beforeEach(() => database.empty('quote', 'message'));
afterAll(() => database.close());

const messages = () => storedMessages(database);
const giveUpMessages = () =>
  database.orm.em.fork().execute(`update message set status = 'failed', next_attempt_at = null`);
const count = () => database.orm.em.fork().count(QuoteRecord);
const tooLong = { ...new PlainQuoteEmails().reply(aQuote()), subject: 'x'.repeat(300) };

describeQuoteStore((): TestQuotes => ({ store, messages, giveUpMessages, count }));

it('stores nothing when a message cannot be stored', async () => {
  const submitted = store.submit(KEY, NOW, async (submission) => {
    await submission.enqueue(await submission.add(aNewQuote()), [tooLong]);
  });
  await expect(submitted).rejects.toThrow();
  expect([await count(), await messages()]).toEqual([0, []]);
});

it('has undone what was done elsewhere when a message cannot be stored', async () => {
  let undone = 0;
  const submitted = store.submit(KEY, NOW, async (submission) => {
    submission.onFailure(async () => void (undone += 1));
    await submission.enqueue(await submission.add(aNewQuote()), [tooLong]);
  });
  await expect(submitted).rejects.toThrow();
  expect(undone).toBe(1);
});

it('marks no quote as answered when the reply cannot be stored', async () => {
  const { id } = await store.submit(KEY, NOW, ({ add }) => add(aNewQuote()));
  const reply = { subject: 's', body: 'b' };
  const changed = store.change(id, { by: 'Marta', basedOn: undefined }, NOW, (quote) =>
    afterReply(quote, reply, tooLong),
  );
  await expect(changed).rejects.toThrow();
  expect([(await store.find(id))?.status, await messages()]).toEqual(['pending', []]);
});

it('says that a reply is on its way of the last one alone', async () => {
  const { id } = await store.submit(KEY, NOW, ({ add }) => add(aNewQuote()));
  for (let replies = 0; replies < 2; replies += 1)
    await store.change(id, { by: 'Marta', basedOn: undefined }, NOW, (quote) =>
      afterReply(quote, { subject: 's', body: 'b' }, new PlainQuoteEmails().reply(quote)),
    );
  await database.orm.em
    .fork()
    .execute(`update message set status = 'sent' where id = (select max(id) from message)`);
  expect((await store.find(id))?.replyPending).toBe(false);
});

it('gives each message a Message-ID of its own', async () => {
  const emails = new PlainQuoteEmails();
  await store.submit(KEY, NOW, async (submission) => {
    const quote = await submission.add(aNewQuote());
    await submission.enqueue(quote, [emails.reply(quote), emails.reply(quote)]);
  });
  expect(new Set((await messages()).map(({ messageId }) => messageId)).size).toBe(2);
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

it('finds an address however its letters and its domain are written, with or without accents', async () => {
  const spellings = [
    'jörg@müller.example',
    'jörg@müller.example'.normalize('NFD'),
    'JÖRG@xn--mller-kva.example',
  ];
  for (const [index, email] of spellings.entries())
    await store.submit({ ...KEY, key: String(index) }, NOW, ({ add }) => add(aNewQuote({ email })));
  await store.submit({ ...KEY, key: 'other' }, NOW, ({ add }) =>
    add(aNewQuote({ email: 'jorg@muller.example' })),
  );
  const found = async (q: string) => (await store.list({ q }, { offset: 0, limit: 9 })).total;
  for (const q of [
    ...spellings,
    'müller.example',
    'xn--mller-kva.example',
    'jörg',
    'jo\u0308rg',
    'jorg',
    'muller',
  ])
    expect(await found(q)).toBe(4);
});

it.each(['weiss', 'Weiß', 'WEISS', 'WEIẞ'])('finds Weiß and Weiss for %s', async (q) => {
  for (const lastName of ['Weiß', 'Weiss', 'Weise'])
    await store.submit({ ...KEY, key: lastName }, NOW, ({ add }) => add(aNewQuote({ lastName })));
  expect((await store.list({ q }, { offset: 0, limit: 9 })).total).toBe(2);
});
