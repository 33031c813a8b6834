import { emptying } from '@ospite/server/testing';
import { aQuoteDraft } from '@ospite/domain/testing';
import type pg from 'pg';
import { expectDocumented, seedTestData, startTestApi, TestClock, type TestApi } from '../../testing';

const CLOCK = new TestClock(new Date('2026-05-01T08:30:00Z'));
let api: TestApi;
let database: pg.Client;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi({ clock: CLOCK });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
  owner = await api.signedIn();
});
beforeEach(() => database.query(emptying('quote', 'quote_change', 'message', 'throttle')));
afterAll(() => api.close());

const place = async (changes = {}) => {
  CLOCK.advance(1000);
  const { body } = await api.request
    .post('/api/quotes')
    .send({ ...aQuoteDraft(), language: 'de', ...changes })
    .expect(201);
  return Number(body.id);
};
const clear = (id: number, changes = {}) =>
  owner.patch(`/api/quotes/${id}`).send({ suspected: false, ...changes });
const confirmations = async (id: number) =>
  (
    await database.query(
      `select status, asked_for, recipient from message where quote_id = $1 and kind = 'quote-to-guest'`,
      [id],
    )
  ).rows;

it('are confirmed once the owner says that they are none, and leave the list of suspected ones', async () => {
  const id = await place({ website: 'http://spam.example' });
  expect(await confirmations(id)).toEqual([]);
  const cleared = await clear(id);
  expectDocumented(cleared, 'updateQuote');
  expect(cleared.body).toMatchObject({
    suspected: false,
    status: 'pending',
    history: [{ field: 'suspected', from: 'true', to: 'false' }],
  });
  expect(cleared.body.messages[1]).toMatchObject({ kind: 'quote-to-guest', to: 'greta.mueller@example.org' });
  expect(cleared.body.messages[1].text).toContain('Guten Tag Greta');
  expect((await owner.get('/api/quotes?suspected=true')).body).toEqual([]);
});

it('are confirmed once also when it is said ten times at the same moment, and again after a doubt', async () => {
  const id = await place({ website: 'http://spam.example' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => clear(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await owner.patch(`/api/quotes/${id}`).send({ suspected: true }).expect(200);
  await clear(id).expect(200);
  expect(await confirmations(id)).toHaveLength(1);
});

it('are confirmed whatever the limit of the mailbox, and count for nothing in it', async () => {
  const id = await place({ website: 'http://spam.example' });
  for (const guests of [1, 2, 3]) await place({ guests });
  await clear(id).expect(200);
  expect(await confirmations(id)).toMatchObject([{ asked_for: true }]);
  expect((await confirmations(id))[0].status).not.toBe('held');
});

it('of somebody who was forgotten are confirmed to nobody', async () => {
  const id = await place({ website: 'http://spam.example' });
  await owner.post('/api/privacy/erase').send({ email: 'greta.mueller@example.org' }).expect(200);
  await clear(id).expect(200);
  expect(await confirmations(id)).toEqual([]);
});

it('are not cleared on an old state, nor by anything but yes and no', async () => {
  const id = await place({ website: 'http://spam.example' });
  const { updatedAt } = (await owner.get(`/api/quotes/${id}`)).body;
  await owner.patch(`/api/quotes/${id}`).send({ notes: 'n' }).expect(200);
  const late = await clear(id, { updatedAt });
  expectDocumented(late, 'updateQuote');
  expect([late.status, late.body.code]).toEqual([409, 'quote.changed']);
  for (const suspected of ['false', null, 0]) {
    const odd = await clear(id, { suspected });
    expectDocumented(odd, 'updateQuote');
    expect(odd.status).toBe(400);
  }
  expect(await confirmations(id)).toEqual([]);
});
