import { emptying } from '@ospite/server/testing';
import { aQuoteDraft } from '@ospite/domain/testing';
import type pg from 'pg';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../testing';

/** Fewer than are sent at once: what is repeated must not count. */
const QUOTES_PER_HOUR = 3;
const AT_ONCE = 50;
const draft = { ...aQuoteDraft(), checkIn: '', checkOut: '' };
let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  Object.assign(draft, { checkIn: inDays(30), checkOut: inDays(37) });
  api = await startTestApi({ env: { QUOTES_PER_HOUR: String(QUOTES_PER_HOUR) } });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
});
beforeEach(() => database.query(emptying('quote', 'quote_change', 'message', 'throttle')));
afterAll(() => api.close());

const atOnce = <Answer>(send: (index: number) => PromiseLike<Answer>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index)));
const count = async (table: string) =>
  Number((await database.query(`select count(*) from ${table}`)).rows[0].count);
const countEach = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((other) => other === status).length]),
  );

it('is one quote with one set of messages when one key comes 50 times at once', async () => {
  const responses = await atOnce(() =>
    api.request.post('/api/quotes').set('Idempotency-Key', 'form-1').send(draft),
  );
  for (const response of responses) expectDocumented(response, 'createQuote');
  expect(countEach(responses.map(({ status }) => status))).toEqual({ 201: AT_ONCE });
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect([await count('quote'), await count('message')]).toEqual([1, 2]);
});

it('counts the 50 as one: the sender may still ask for others', async () => {
  await atOnce(() => api.request.post('/api/quotes').set('Idempotency-Key', 'form-1').send(draft));
  const statuses = [];
  for (let guests = 1; guests <= QUOTES_PER_HOUR; guests += 1)
    statuses.push(
      (await api.request.post('/api/quotes').send({ ...draft, lastName: 'Rossi', guests })).status,
    );
  expect(statuses).toEqual([201, 201, 429]);
});

it('takes one of 50 different bodies under one key, and refuses the others', async () => {
  const responses = await atOnce((index) =>
    api.request
      .post('/api/quotes')
      .set('Idempotency-Key', 'form-1')
      .send({ ...draft, firstName: `Guest ${index}` }),
  );
  for (const response of responses) expectDocumented(response, 'createQuote');
  expect(countEach(responses.map(({ status }) => status))).toEqual({ 201: 1, 422: AT_ONCE - 1 });
  expect(await count('quote')).toBe(1);
});

it('is one quote when a form without script is posted 50 times at once', async () => {
  const responses = await atOnce(() =>
    api.request
      .post('/anfrage')
      .type('form')
      .redirects(0)
      .send({ ...draft, guests: '2' }),
  );
  expect(countEach(responses.map(({ status }) => status))).toEqual({ 303: AT_ONCE });
  expect([await count('quote'), await count('message')]).toEqual([1, 2]);
});

it('takes no more than the hour’s quotes, however many come at once', async () => {
  const responses = await atOnce((index) =>
    api.request.post('/api/quotes').send({ ...draft, firstName: `Guest ${index}` }),
  );
  expect(countEach(responses.map(({ status }) => status))).toEqual({
    201: QUOTES_PER_HOUR,
    429: AT_ONCE - QUOTES_PER_HOUR,
  });
  expect(await count('quote')).toBe(QUOTES_PER_HOUR);
});
