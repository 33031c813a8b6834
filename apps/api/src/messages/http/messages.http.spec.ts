import { aMessage, aQuoteDraft } from '@ospite/domain/testing';
import type pg from 'pg';
import { expectDocumented, seedTestData, startTestApi, TestClock, type TestApi } from '../../testing';

let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  // Nothing answers there: what is to be sent waits.
  const env = { SMTP_URL: 'smtp://127.0.0.1:9' };
  api = await startTestApi({ env, clock: new TestClock(new Date('2026-05-01T08:30:00Z')) });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
  const { quoteId, to, replyTo, subject, text, html, createdAt } = aMessage();
  for (const [status, kind] of [
    ['failed', 'quote-to-guest'],
    ['sent', 'quote-to-owner'],
  ])
    await database.query(
      `insert into message (kind, quote_id, recipient, reply_to, subject, text, html, created_at, status, message_id,
       attempts, last_error) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 9, '451 try later')`,
      [kind, quoteId, to, replyTo, subject, text, html, createdAt, status, `<${status}@example.org>`],
    );
});
afterAll(() => api.close());

it('shows the outbox only to the owner, without bodies', async () => {
  const refused = await api.request.get('/api/messages');
  expect(refused.status).toBe(401);
  expectDocumented(refused, 'listMessages');
  const owner = await api.signedIn();
  const all = await owner.get('/api/messages');
  expectDocumented(all, 'listMessages');
  expect(all.body).toMatchObject([{ status: 'sent' }, { status: 'failed', lastError: '451 try later' }]);
  expect(all.body[0]).not.toHaveProperty('html');
  const urgent = await owner.get('/api/messages?order=urgent');
  expect(urgent.body).toMatchObject([{ kind: 'quote-to-guest' }, { kind: 'quote-to-owner' }]);
  expect((await owner.get('/api/messages?status=failed')).body).toHaveLength(1);
  const unknown = await owner.get('/api/messages?status=lost');
  expect(unknown.status).toBe(400);
  expectDocumented(unknown, 'listMessages');
});

it('gives an e-mail that waits for the mail server the reason and the time, in the list and with its quote', async () => {
  const owner = await api.signedIn();
  await database.query(
    `insert into mail_outage (row, since, server_said, is_refusal, tries, next_try_at)
     values (1, '2026-05-01T08:29:00Z', '535 wrong password', true, 1, '2026-05-01T08:40:00Z')`,
  );
  const placed = await api.request
    .post('/api/quotes')
    .send({ ...aQuoteDraft(), language: 'de' })
    .expect(201);
  const why = {
    status: 'pending',
    lastError: '535 wrong password',
    nextAttemptAt: '2026-05-01T08:40:00.000Z',
  };
  const waiting = expect.objectContaining({ ...why, kind: 'quote-to-guest', quoteId: placed.body.id });
  const listed = await owner.get('/api/messages?status=pending');
  expectDocumented(listed, 'listMessages');
  expect(listed.body).toContainEqual(waiting);
  const quote = await owner.get(`/api/quotes/${placed.body.id}`);
  expect(quote.body.messages).toContainEqual(waiting);
});

it('tries a failed message again, and no other', async () => {
  expect((await api.request.post('/api/messages/1/retry')).status).toBe(401);
  const owner = await api.signedIn();
  const retried = await owner.post('/api/messages/1/retry');
  expect(retried.status).toBe(202);
  expectDocumented(retried, 'retryMessage');
  expect(retried.body).toMatchObject({ id: 1, status: 'pending', attempts: 0 });
  for (const [id, status] of [
    ['2', 409],
    ['99', 404],
    ['x', 404],
    ['99999999999', 404],
  ] as const) {
    const response = await owner.post(`/api/messages/${id}/retry`);
    expect(response.status).toBe(status);
    expectDocumented(response, 'retryMessage');
  }
});
