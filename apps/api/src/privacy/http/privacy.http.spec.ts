import { emptying } from '@ospite/server/testing';
import { ANONYMOUS_EMAIL, ANONYMOUS_NAME } from '@ospite/domain';
import { aQuoteDraft } from '@ospite/domain/testing';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { OutboxSender } from '../../messages';
import { expectDocumented, seedTestData, startTestApi, TestClock, type TestApi } from '../../testing';
import { filesOf } from '../archive/archive.fixture';

const EMAIL = 'greta.mueller@example.org';
const CLOCK = new TestClock(new Date('2026-05-01T08:30:00Z'));
/** What only Greta has typed: none of it may be left anywhere. */
const PERSONAL = ['Greta', 'Müller', 'greta.mueller', '170 1234567', 'bicicletta', 'chiamata', 'Cara Greta'];
const FOUND = { quotes: 2, reviews: 1, messages: 6, mentions: [], records: [] };
const NOTHING = { quotes: 0, reviews: 0, messages: 0, mentions: [], records: [] };
let api: TestApi;
let database: pg.Client;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi({ clock: CLOCK });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
});
beforeEach(async () => {
  // The outbox is stopped meanwhile: no message of the last test may be written into the emptied folder.
  const sender = api.app.get(OutboxSender, { strict: false });
  await sender.beforeApplicationShutdown();
  await database.query(emptying('quote', 'quote_change', 'message', 'review', 'throttle'));
  await rm(path.join(api.dataDir, 'mail'), { recursive: true, force: true });
  sender.start();
  CLOCK.advance(60_000);
  // Erasing wants a password that was entered within minutes.
  owner = await api.signedIn();
  await place({ email: 'Greta.Mueller@Example.org' });
  await place({ guests: 1 });
  await place({
    email: 'anna@example.org',
    firstName: 'Anna',
    lastName: 'Rossi',
    phone: null,
    specialRequests: null,
  });
  await owner.patch('/api/quotes/1').send({ notes: 'dopo la chiamata', status: 'confirmed' }).expect(200);
  await owner.post('/api/quotes/1/reply').send({ subject: 'Cara Greta', body: 'Cara Greta!' }).expect(202);
  await review('Greta.Mueller@example.ORG');
  await review('anna@example.org');
});
afterAll(() => api.close());

const place = (changes: object) =>
  api.request
    .post('/api/quotes')
    .set('Idempotency-Key', `greta-${Math.random()}`)
    .send({ ...aQuoteDraft(), ...changes })
    .expect(201);
const review = (email: string) =>
  api.request
    .post('/api/reviews')
    .send({
      guestName: email.startsWith('anna') ? 'Anna' : 'Greta M.',
      email,
      rating: 5,
      title: 'Un mare bello',
      comment: 'Torneremo di certo.',
    })
    .expect(201);

/** Waits until nothing is due any longer. */
async function allSent(): Promise<void> {
  const waiting = async () =>
    Number((await database.query(`select count(*) from message where status = 'pending'`)).rows[0].count);
  for (let round = 0; round < 200 && (await waiting()) > 0; round += 1)
    await database.query('select pg_sleep(0.05)');
  expect(await waiting()).toBe(0);
}
const fetched = (address: string) =>
  owner
    .get(address)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    });

describe('the export of a person', () => {
  it('is an archive of everything about the e-mail address, in capitals or not', async () => {
    const answer = await fetched(
      `/api/privacy/export?email=${encodeURIComponent('GRETA.mueller@example.org')}`,
    );
    expect(answer.status).toBe(200);
    expectDocumented(answer, 'exportPerson');
    expect(answer.headers['content-type']).toBe('application/gzip');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="ospite-person-\d{4}-\d\d-\d\d\.tar\.gz"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const files = await filesOf(answer.body);
    expect([...files.keys()]).toEqual([
      'person.json',
      'quotes.json',
      'reviews.json',
      'messages.json',
      'mentions.json',
    ]);
    const json = (name: string) => JSON.parse(files.get(name)?.toString() ?? '');
    expect(json('quotes.json')).toMatchObject([
      {
        id: 1,
        notes: 'dopo la chiamata',
        history: [{ field: 'status' }, { field: 'notes' }, { field: 'reply' }],
      },
      { id: 2, guests: 1, history: [] },
    ]);
    expect(json('reviews.json')).toMatchObject([{ title: 'Un mare bello' }]);
    expect(
      json('messages.json')
        .map(({ kind }: { kind: string }) => kind)
        .toSorted(),
    ).toEqual([
      'quote-reply',
      'quote-to-guest',
      'quote-to-guest',
      'quote-to-owner',
      'quote-to-owner',
      'review-to-owner',
    ]);
    expect(JSON.stringify([...files.values()].map(String))).not.toContain('anna@');
  });

  it('is an empty archive for an unknown address', async () => {
    const files = await filesOf((await fetched('/api/privacy/export?email=nobody@example.org')).body);
    for (const name of ['quotes', 'messages']) expect(files.get(`${name}.json`)?.toString()).toBe('[]\n');
  });

  it.each([
    '',
    '?email=',
    '?email=greta',
    '?email=%25@example.org%27--',
    '?email=a@example.org&email=b@example.org',
    '?mail=a@example.org',
  ])('is not looked for with "%s"', async (query) => {
    const answer = await owner.get(`/api/privacy/export${query}`);
    expect(answer.status).toBe(400);
    expectDocumented(answer, 'exportPerson');
  });
});

describe('the owner’s own address', () => {
  // It is in every message, as recipient or as reply address.
  const address = async () =>
    (await database.query(`select recipient from message where kind = 'quote-to-owner'`)).rows[0].recipient;

  it('neither exports nor erases anything of guests', async () => {
    await allSent();
    const messages = async () => (await database.query('select * from message order by id')).rows;
    const before = await messages();
    const files = await filesOf((await fetched(`/api/privacy/export?email=${await address()}`)).body);
    expect(files.get('messages.json')?.toString()).toBe('[]\n');
    const erased = await owner.post('/api/privacy/erase').send({ email: await address() });
    expect(erased.body).toEqual(NOTHING);
    expect(await messages()).toEqual(before);
  });
});

it('counts what an erasure would change, which is nothing for an unknown address', async () => {
  const counted = (email: string) => owner.get('/api/privacy/count').query({ email });
  const answer = await counted('GRETA.mueller@example.org');
  expect(expectDocumented(answer, 'countErasable')).toEqual(FOUND);
  expect((await counted('nobody@example.org')).body).toEqual(NOTHING);
  expectDocumented(await counted('greta'), 'countErasable');
});

describe('erasing a person', () => {
  it('leaves nothing of them in the database nor in our copies of messages, and changes nothing else', async () => {
    await allSent();
    const answer = await owner.post('/api/privacy/erase').send({ email: EMAIL });
    expect(answer.status).toBe(200);
    expect(expectDocumented(answer, 'erasePerson')).toEqual(FOUND);

    for (const table of ['quote', 'quote_change', 'message', 'review']) {
      const { rows } = await database.query(`select * from ${table} where ${table}::text !~* 'anna|rossi'`);
      for (const word of PERSONAL) expect(JSON.stringify(rows)).not.toContain(word);
    }
    const folder = path.join(api.dataDir, 'mail');
    const copies = await Promise.all(
      (await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')),
    );
    expect(copies.join()).not.toMatch(/greta/i);
    expect(copies.join()).toMatch(/anna@example\.org/);

    const { body: quote } = await owner.get('/api/quotes/1');
    expect(quote).toMatchObject({
      firstName: ANONYMOUS_NAME,
      email: ANONYMOUS_EMAIL,
      phone: null,
      notes: null,
      status: 'confirmed',
      checkIn: '2026-06-10',
      guests: 2,
      anonymisedAt: CLOCK.now().toISOString(),
    });
    expect(quote.history).toMatchObject([
      { field: 'status', from: 'pending', to: 'confirmed' },
      { field: 'notes', from: null, to: null },
      { field: 'reply', to: null },
    ]);
    expect(quote.messages.map(({ to }: { to: string }) => to)).not.toContain(EMAIL);
    expectDocumented(await owner.get('/api/quotes/1'), 'getQuote');
    expect((await owner.get('/api/quotes/3')).body).toMatchObject({ firstName: 'Anna', anonymisedAt: null });
    expect((await owner.post('/api/privacy/erase').send({ email: EMAIL })).body).toEqual(NOTHING);
  });

  it('is complete or does nothing, and can be repeated, when a copy of a message cannot be removed', async () => {
    await allSent();
    const folder = path.join(api.dataDir, 'mail');
    const copies = async () => (await readdir(folder)).toSorted();
    const before = await copies();
    const last = path.join(folder, before.findLast((file) => file.includes('quote-reply')) ?? '');
    const copy = await readFile(last);
    await rm(last);
    await mkdir(path.join(last, 'in the way'), { recursive: true });
    const failed = await owner.post('/api/privacy/erase').send({ email: EMAIL });
    expect(failed.status).toBe(500);
    expect((await owner.get('/api/quotes/1')).body).toMatchObject({ firstName: 'Greta', anonymisedAt: null });

    await rm(last, { recursive: true });
    await writeFile(last, copy);
    const again = await owner.post('/api/privacy/erase').send({ email: EMAIL });
    expect(again.body).toEqual(FOUND);
    // Anna's three are left.
    expect([before.length, (await copies()).length]).toEqual([9, 3]);
  });

  it('finds the message about a review even when the owner has deleted the review', async () => {
    await allSent();
    await owner.delete('/api/reviews/1').expect(204);
    const answer = await owner.post('/api/privacy/erase').send({ email: EMAIL });
    expect(answer.body).toEqual({ ...FOUND, reviews: 0 });
    const { rows } = await database.query(`select text, reply_to from message where review_id = 1`);
    expect(rows).toEqual([{ text: '', reply_to: null }]);
    const folder = path.join(api.dataDir, 'mail');
    const left = (await readdir(folder)).filter((file) => file.includes('review-to-owner'));
    expect(left).toHaveLength(1);
  });

  it('removes the name from public pages at once, with a reply that says it', async () => {
    await owner.patch('/api/reviews/1/approve').expect(200);
    const shown = async () => (await api.request.get('/api/reviews')).body;
    await owner.put('/api/reviews/1/reply').send({ reply: 'Grazie Greta!' }).expect(200);
    expect(await shown()).toMatchObject([{ guestName: 'Greta M.', reply: { text: 'Grazie Greta!' } }]);
    await owner.post('/api/privacy/erase').send({ email: EMAIL }).expect(200);
    expect(await shown()).toMatchObject([{ guestName: ANONYMOUS_NAME, reply: null }]);
    expectDocumented(await api.request.get('/api/reviews'), 'listReviews');
  });

  it('cancels messages that were to be sent to them', async () => {
    await allSent();
    const inAnHour = new Date(CLOCK.now().getTime() + 3_600_000);
    await database.query(`update message set status = 'pending', next_attempt_at = $1`, [inAnHour]);
    await owner.post('/api/privacy/erase').send({ email: EMAIL }).expect(200);
    const { rows } = await database.query('select quote_id, review_id from message order by id');
    expect(rows).toEqual([
      { quote_id: 3, review_id: null },
      { quote_id: 3, review_id: null },
      { quote_id: null, review_id: 2 },
    ]);
    expect((await owner.post('/api/messages/1/retry')).status).toBe(404);
  });

  it('lets a guest of the same words ask again afterwards, as a new one', async () => {
    await owner.post('/api/privacy/erase').send({ email: EMAIL }).expect(200);
    const again = await api.request.post('/api/quotes').send(aQuoteDraft());
    expect([again.status, again.body.id]).toEqual([201, 4]);
  });

  it.each([
    ['no address', {}, 'email: required'],
    ['half an address', { email: 'greta@' }, 'email: invalid_email'],
    ['a pattern', { email: '%@example.org\u0000' }, 'email: invalid_characters'],
    ['a list', { email: [EMAIL] }, 'email: wrong_type'],
    ['anything else', { email: EMAIL, all: true }, 'all: unknown_field'],
  ])('is refused with %s', async (_name, body, problem) => {
    const answer = await owner.post('/api/privacy/erase').send(body);
    expect(answer.status).toBe(400);
    expectDocumented(answer, 'erasePerson');
    const fields = answer.body.errors.map(
      ({ field, code }: { field: string; code: string }) => `${field}: ${code}`,
    );
    expect(fields).toEqual([problem]);
    expect((await owner.get('/api/quotes/1')).body.anonymisedAt).toBeNull();
  });
});

describe('everything', () => {
  it('comes as an archive of all tables and pictures, without a secret', async () => {
    const answer = await fetched('/api/export');
    expect(answer.status).toBe(200);
    expectDocumented(answer, 'exportEverything');
    const files = await filesOf(answer.body);
    expect(JSON.parse(files.get('manifest.json')?.toString() ?? '')).toMatchObject({
      format: 'ospite-export',
      version: 1,
    });
    const rows = (table: string) => JSON.parse(files.get(`data/${table}/0001.json`)?.toString() ?? 'null');
    expect(rows('quote')).toMatchObject([
      { id: 1, firstName: 'Greta', checkIn: '2026-06-10' },
      { id: 2 },
      { id: 3 },
    ]);
    expect(rows('room').map(({ slug }: { slug: string }) => slug)).toEqual([
      'bungalow-ginepro',
      'due',
      'nascosta',
    ]);
    expect(rows('account')).toEqual([
      {
        id: 1,
        username: 'Marta',
        role: 'admin',
        mustChangePassword: false,
        hasOneTimePassword: false,
        mayEditContent: true,
        createdAt: expect.any(String),
      },
    ]);
    expect(rows('consent')).toEqual([]);
    const text = [...files.values()].map(String).join();
    expect(text).not.toMatch(/argon2|passwordHash|contentHash|idempotencyKey/);
    for (const table of ['session', 'server_secret', 'throttle', 'visit_salt'])
      expect(rows(table)).toBeNull();
  });

  it('needs the owner, as all of this does', async () => {
    const calls = [
      ['exportEverything', api.request.get('/api/export')],
      ['exportPerson', api.request.get(`/api/privacy/export?email=${EMAIL}`)],
      ['erasePerson', api.request.post('/api/privacy/erase').send({ email: EMAIL })],
    ] as const;
    for (const [operation, call] of calls) {
      const answer = await call;
      expect(answer.status).toBe(401);
      expectDocumented(answer, operation);
    }
    expect((await owner.get('/api/quotes/1')).body.anonymisedAt).toBeNull();
  });
});
