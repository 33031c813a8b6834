import { emptying } from '@ospite/server/testing';
import { CONFIRMATION_WINDOW_MS, FLOOD_WINDOW_MS } from '@ospite/domain';
import { aQuoteDraft } from '@ospite/domain/testing';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import PostalMime from 'postal-mime';
import { OutboxSender } from '..';
import { expectDocumented, seedTestData, startTestApi, TestClock, type TestApi } from '../../testing';

const START = new Date('2026-05-01T08:30:00Z');
const clock = new TestClock(START);
let replicas: TestApi[];
let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ clock, env: { QUOTES_PER_HOUR: '1000' } });
  await seedTestData(api.databaseUrl);
  const { databaseUrl } = api;
  replicas = [api, await startTestApi({ clock, env: { QUOTES_PER_HOUR: '1000' }, databaseUrl })];
  database = await api.connectDatabase();
});
beforeEach(async () => {
  for (const { app } of replicas) await senderOf(app).beforeApplicationShutdown();
  await database.query(emptying('quote', 'quote_change', 'message', 'throttle'));
  clock.advance(CONFIRMATION_WINDOW_MS * 10);
  for (const { app } of replicas) senderOf(app).start();
});
afterAll(async () => {
  for (const replica of replicas.toReversed()) await replica.close();
});

/** The clock leaps over the end of sessions, so each call begins one. */
const asOwner = () => api.signedIn();
const senderOf = (app: TestApi['app']) => app.get(OutboxSender, { strict: false });
let sent = 0;
const ask = (email: string, changes: object = {}, replica = api) =>
  replica.request
    .post('/api/quotes')
    .set('Idempotency-Key', `ask-${(sent += 1)}`)
    .send({ ...aQuoteDraft({ email }), checkIn: inDays(30), checkOut: inDays(37), ...changes })
    .expect(201);
const inDays = (days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Waits until nothing is due any longer, and tells how many messages of a kind have which status. */
async function settled(kind: string): Promise<Record<string, number>> {
  const waiting = async () =>
    Number((await database.query(`select count(*) from message where status = 'pending'`)).rows[0].count);
  for (const { app } of replicas) senderOf(app).wake();
  for (let round = 0; round < 600 && (await waiting()) > 0; round += 1)
    await database.query('select pg_sleep(0.05)');
  return statuses(kind);
}

async function statuses(kind: string): Promise<Record<string, number>> {
  const { rows } = await database.query(
    'select status, count(*)::int from message where kind = $1 group by 1',
    [kind],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Messages of one kind that were really written, as a mail program reads them; only those of this test. */
async function messages(kind: string) {
  const { rows } = await database.query('select message_id from message');
  const own = new Set(rows.map(({ message_id: id }) => id));
  const read = await Promise.all(
    replicas.map(async ({ dataDir }) => {
      const folder = path.join(dataDir, 'mail');
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(`${kind}.eml`));
      return Promise.all(
        files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
      );
    }),
  );
  return read.flat().filter(({ messageId }) => own.has(messageId));
}

it('sends three of twenty to one mailbox, however it is written, and shows the owner the others', async () => {
  const spellings = [
    'victim@example.org',
    'Victim@Example.org',
    'victim+a@example.org',
    'VICTIM+b@EXAMPLE.ORG',
  ];
  for (let index = 0; index < 20; index += 1)
    await ask(spellings[index % 4] ?? '', { guests: 1 + (index % 4) });
  await ask('somebody.else@example.org');
  expect(await settled('quote-to-guest')).toEqual({ sent: 4, held: 17 });
  expect(await messages('quote-to-guest')).toHaveLength(4);
  expect(await settled('quote-to-owner')).toEqual({ sent: 21 });
  const owner = await asOwner();
  const list = await owner.get('/api/messages?status=held');
  expectDocumented(list, 'listMessages');
  expect(list.body).toHaveLength(17);
  expect(list.body[0]).toMatchObject({
    kind: 'quote-to-guest',
    status: 'held',
    heldBecause: 'too-many-to-address',
    nextAttemptAt: null,
    attempts: 0,
  });
  const quote = await owner.get(`/api/quotes/${list.body[0].quoteId}`);
  expectDocumented(quote, 'getQuote');
  expect(quote.body.messages).toMatchObject([
    { kind: 'quote-to-owner', heldBecause: null },
    { kind: 'quote-to-guest', status: 'held', heldBecause: 'too-many-to-address' },
  ]);
});

it('sends three also when thirty come at once, on two replicas', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      ask('victim@example.org', { firstName: `Guest ${index}` }, replicas[index % 2]),
    ),
  );
  expect(await settled('quote-to-guest')).toEqual({ sent: 3, held: 27 });
  expect(await messages('quote-to-guest')).toHaveLength(3);
});

it('keeps no guest waiting the day after, sends nothing late, and counts from when a message left', async () => {
  for (let index = 0; index < 4; index += 1) await ask('victim@example.org');
  expect(await settled('quote-to-guest')).toEqual({ sent: 3, held: 1 });
  clock.advance(CONFIRMATION_WINDOW_MS - 1);
  await ask('victim@example.org');
  expect(await settled('quote-to-guest')).toEqual({ sent: 3, held: 2 });
  clock.advance(1);
  await ask('victim@example.org');
  expect(await settled('quote-to-guest')).toEqual({ sent: 4, held: 2 });
});

it('sends a held one once when the owner releases it, however often they press, and counts it for nothing', async () => {
  for (let index = 0; index < 5; index += 1) await ask('victim@example.org');
  expect(await settled('quote-to-guest')).toEqual({ sent: 3, held: 2 });
  clock.advance(CONFIRMATION_WINDOW_MS - 1);
  const owner = await asOwner();
  const [held] = (await owner.get('/api/messages?status=held')).body;
  const pressed = await Promise.all(
    Array.from({ length: 10 }, () => owner.post(`/api/messages/${held.id}/retry`)),
  );
  for (const response of pressed) expectDocumented(response, 'retryMessage');
  expect(new Set(pressed.map(({ status }) => status))).toContain(202);
  expect(await settled('quote-to-guest')).toEqual({ sent: 4, held: 1 });
  expect(await messages('quote-to-guest')).toHaveLength(4);
  const { body } = await owner.get(`/api/quotes/${held.quoteId}`);
  expect(body.messages[1]).toMatchObject({ id: held.id, status: 'sent', heldBecause: null, attempts: 1 });
  // The three are a day old, and the released one is none of the next three.
  clock.advance(1);
  for (let index = 0; index < 3; index += 1) await ask('victim@example.org');
  expect(await settled('quote-to-guest')).toEqual({ sent: 7, held: 1 });
});

it('counts no message to the owner and no reply of theirs', async () => {
  await ask('guest@example.org');
  const owner = await asOwner();
  for (let index = 0; index < 5; index += 1)
    await owner.post('/api/quotes/1/reply').send({ subject: 'Offerta', body: 'A presto' }).expect(202);
  await ask('guest@example.org');
  await ask('guest@example.org');
  expect(await settled('quote-to-guest')).toEqual({ sent: 3 });
  // Not held: they are only files, since there is no mail server.
  expect(await settled('quote-reply')).toEqual({ failed: 5 });
});

it('forgets a held one with the person, and sends it to nobody', async () => {
  for (let index = 0; index < 5; index += 1) await ask('victim@example.org');
  expect(await settled('quote-to-guest')).toEqual({ sent: 3, held: 2 });
  await (await asOwner()).post('/api/privacy/erase').send({ email: 'victim@example.org' }).expect(200);
  expect(await settled('quote-to-guest')).toEqual({ sent: 3 });
  const { rows } = await database.query('select mailbox_hash from message');
  expect(new Set(rows.map(({ mailbox_hash: hash }) => hash))).toEqual(new Set([null]));
});

it('tells the owner of forty requests in a day by messages that together name all forty', async () => {
  for (let index = 0; index < 40; index += 1) {
    await ask(`guest${index}@example.org`);
    clock.advance(36 * 60_000);
  }
  expect(await settled('quote-to-owner')).toEqual({ sent: 40 });
  const words = [...(await messages('quote-to-owner')), ...(await messages('quotes-gathered'))]
    .map(({ subject, text }) => `${subject}\n${text}`)
    .join('\n');
  for (let id = 1; id <= 40; id += 1) expect(words).toMatch(new RegExp(`n\\. ${id}:`));
});

it('names all forty also when they come within a minute', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`guest${index}@example.org`)));
  expect(await settledInFlood()).toEqual({ sent: 40 });
  const words = [...(await messages('quote-to-owner')), ...(await messages('quotes-gathered'))]
    .map(({ subject, text }) => `${subject}\n${text}`)
    .join('\n');
  for (let id = 1; id <= 40; id += 1) expect(words).toMatch(new RegExp(`n\\. ${id}:`));
});

/** Lets the windows of a flood pass until the owner has an e-mail about everything. */
async function settledInFlood(): Promise<Record<string, number>> {
  const ownersLeft = `select count(*) from message where status = 'pending'
    and kind in ('quote-to-owner', 'quotes-gathered')`;
  const left = async () => Number((await database.query(ownersLeft)).rows[0].count);
  for (let round = 0; round < 600 && (await left()) > 0; round += 1) {
    if (round % 10 === 9) clock.advance(FLOOD_WINDOW_MS);
    for (const { app } of replicas) senderOf(app).wake();
    await database.query('select pg_sleep(0.05)');
  }
  return statuses('quote-to-owner');
}
