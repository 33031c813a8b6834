import { emptying } from '@ospite/server/testing';
import { aQuoteDraft, aReviewDraft } from '@ospite/domain/testing';
import type pg from 'pg';
import type { Response } from 'supertest';
import { OutboxSender } from '..';
import { seedTestData, startTestApi, SUPER_ADMIN_KEY, TestClock, type TestApi } from '../../testing';

const clock = new TestClock(new Date('2026-05-01T08:30:00Z'));
/** A notice arrives within this also on a slow machine; nothing else wakes a sender that has stopped. */
const LIMIT_MS = 10_000;
let api: TestApi;
let other: TestApi;
let database: pg.Client;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let woken: jest.SpyInstance[];

beforeAll(async () => {
  api = await startTestApi({ clock });
  await seedTestData(api.databaseUrl);
  other = await startTestApi({ clock, databaseUrl: api.databaseUrl });
  database = await api.connectDatabase();
  owner = await api.signedIn();
  const senders = [api, other].map(({ app }) => app.get(OutboxSender, { strict: false }));
  for (const sender of senders) await sender.beforeApplicationShutdown();
  woken = senders.map((sender) => jest.spyOn(sender, 'wake'));
});
beforeEach(async () => {
  await database.query(emptying('quote', 'quote_change', 'review', 'message', 'throttle'));
  forget();
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const stay = { checkIn: '2026-06-10', checkOut: '2026-06-17' };
const ask = (changes: object = {}) =>
  api.request.post('/api/quotes').send({ ...aQuoteDraft(), ...stay, ...changes });
const fill = (address: string, fields: Record<string, string>) =>
  api.request.post(address).type('form').send(fields);
/** A quote about which all senders have been notified. */
async function asked(changes: object = {}): Promise<void> {
  await untilAllWoken(await ask(changes));
  forget();
}
async function givenUp(): Promise<void> {
  await asked();
  await database.query(`update message set status = 'failed', next_attempt_at = null`);
}
const spam = () => asked({ website: 'http://spam.example' });
const forget = () => woken.forEach((spy) => spy.mockClear());
const nothing = async () => undefined;

it.each<[string, () => Promise<unknown>, () => PromiseLike<Response>]>([
  ['a quote', nothing, () => ask()],
  [
    'a quote of a browser without script',
    nothing,
    () =>
      fill('/quote', {
        firstName: 'Greta',
        lastName: 'Müller',
        email: 'greta@example.org',
        phone: '',
        guests: '2',
        ...stay,
        preferredRoom: 'none',
        specialRequests: '',
        website: '',
      }),
  ],
  [
    'a reply to a guest',
    () => asked(),
    () => owner.post('/api/quotes/1/reply').send({ subject: 'Re', body: 'Con piacere.' }),
  ],
  [
    'the confirmation of a quote that is no spam',
    spam,
    () => owner.patch('/api/quotes/1').send({ suspected: false }),
  ],
  ['a review', nothing, () => api.request.post('/api/reviews').send(aReviewDraft())],
  [
    'a review of a browser without script',
    nothing,
    () =>
      fill('/reviews', {
        guestName: 'Eva',
        email: 'eva@example.org',
        rating: '4',
        title: 'Che mare',
        comment: 'Una settimana di sole.',
        website: '',
      }),
  ],
  ['a message that the owner has tried again', givenUp, () => owner.post('/api/messages/1/retry')],
  ['a test message', nothing, () => owner.post('/api/messages/test')],
  [
    'another password',
    nothing,
    () =>
      api.request
        .post('/api/super-admin/accounts/1/one-time-password')
        .set('X-Super-Admin-Key', SUPER_ADMIN_KEY),
  ],
])('wakes the senders of all replicas for %s', async (_message, before, write) => {
  await before();
  await untilAllWoken(await write());
});

/** Until both have been notified of what this request has committed. */
async function untilAllWoken({ status }: Response): Promise<void> {
  expect([201, 202, 200, 303]).toContain(status);
  const areWoken = () => woken.map(({ mock }) => mock.calls.length > 0);
  const giveUpAt = performance.now() + LIMIT_MS;
  while (areWoken().includes(false) && performance.now() < giveUpAt)
    await database.query('select pg_sleep(0.01)');
  expect(areWoken()).toEqual([true, true]);
}
