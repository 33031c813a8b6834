import { emptying } from '@ospite/server/testing';
import { Logger } from '@nestjs/common';
import { DomainError, PlaceReview } from '@ospite/domain';
import type pg from 'pg';
import { seedTestData, startTestApi, TestClock, TestRenderer, type TestApi } from '../../testing';

const CLOCK = new TestClock(new Date('2026-09-01T08:30:00Z'));
const renderer = new TestRenderer();
let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ clock: CLOCK, renderer, env: { REVIEWS_PER_HOUR: '2' } });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
});
beforeEach(async () => {
  renderer.requests.length = 0;
  await database.query(emptying('review', 'message', 'throttle'));
});
afterAll(() => api.close());

function form(changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    guestName: 'Eva',
    email: 'eva@example.org',
    rating: '4',
    title: 'Che mare',
    comment: 'Prima riga,\r\nseconda riga.',
    website: '',
    ...changes,
  });
}
const post = (address: string, fields: URLSearchParams) =>
  api.request.post(address).set('Content-Type', 'application/x-www-form-urlencoded').send(fields.toString());
const stored = async () => (await database.query('select * from review order by id')).rows;

it.each([
  ['/recensione', 'it'],
  ['/reviews', 'en'],
  ['/bewertung', 'de'],
  ['/opiniones', 'es'],
])('%s takes the form, tells the owner, and leads to the thanks', async (address, language) => {
  const response = await post(address, form());
  expect([response.status, response.headers.location]).toEqual([303, `${address}#review-sent`]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await stored()).toMatchObject([
    {
      language,
      rating: 4,
      comment: 'Prima riga,\nseconda riga.',
      is_approved: false,
      suspected: false,
      idempotency_key: null,
    },
  ]);
  const messages = await database.query('select kind from message');
  expect(messages.rows).toEqual([{ kind: 'review-to-owner' }]);
});

it('is the same review when the button was pressed twice', async () => {
  await Promise.all([post('/recensione', form()), post('/recensione', form())]);
  expect(await stored()).toHaveLength(1);
});

it('renders the form again with what was typed and what is wrong', async () => {
  const response = await post(
    '/bewertung',
    form({ guestName: 'E', email: 'no', rating: '6', title: 'Mare' }),
  );
  expect([response.status, response.type]).toEqual([400, 'text/html']);
  expect(response.headers['cache-control']).toBe('no-store');
  const [request] = renderer.requests;
  expect(request?.path).toBe('/bewertung');
  expect(request?.refusedForm?.values).toEqual({
    guestName: 'E',
    email: 'no',
    rating: '6',
    title: 'Mare',
    comment: 'Prima riga,\nseconda riga.',
  });
  expect(request?.refusedForm?.errors.map(({ field, code }) => `${field}: ${code}`)).toEqual([
    'guestName: too_short',
    'email: invalid_email',
    'rating: out_of_range',
    'title: too_short',
  ]);
  expect(await stored()).toEqual([]);
});

it.each(['', '0', '4.5', '0x4', '-1', 'cinque'])('takes no rating of "%s"', async (rating) => {
  expect((await post('/recensione', form({ rating }))).status).toBe(400);
  expect(renderer.requests[0]?.refusedForm?.errors).toMatchObject([
    { field: 'rating', code: 'out_of_range' },
  ]);
});

it('keeps what was typed when the hour’s reviews are used up', async () => {
  await post('/recensione', form({ title: 'La prima' }));
  await post('/recensione', form({ title: 'La seconda' }));
  const response = await post('/recensione', form({ title: 'La terza' }));
  expect(response.status).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(renderer.requests[0]).toMatchObject({
    formFailed: true,
    refusedForm: { values: { title: 'La terza' }, errors: [] },
  });
});

it.each([
  [new DomainError('property.not_found'), 404, 0],
  [new Error('x'), 500, 1],
  [new Error('wrapped', { cause: new Error('Connection terminated unexpectedly') }), 503, 0],
])('keeps what was typed when it cannot be stored: %s', async (error, status, failuresOfOurs) => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const place = jest.spyOn(api.app.get(PlaceReview, { strict: false }), 'place').mockRejectedValue(error);
  const response = await post('/recensione', form());
  expect([response.status, logged.mock.calls.length]).toEqual([status, failuresOfOurs]);
  place.mockRestore();
  logged.mockRestore();
  expect(renderer.requests[0]).toMatchObject({
    formFailed: true,
    refusedForm: { values: { title: 'Che mare' } },
  });
});

it('marks what looks automated, and answers it with the same thanks', async () => {
  const response = await post('/recensione', form({ website: 'http://spam.example' }));
  expect([response.status, response.headers.location]).toEqual([303, '/recensione#review-sent']);
  expect(await stored()).toMatchObject([{ suspected: true }]);
});

it('refuses a body that no form sends', async () => {
  expect((await api.request.post('/recensione').send({ guestName: 'Eva' })).status).toBe(415);
});
