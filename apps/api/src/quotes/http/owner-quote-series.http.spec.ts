import { aQuoteDraft } from '@ospite/domain/testing';
import { expectDocumented, seedTestData, startTestApi, TestClock, type TestApi } from '../../testing';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi({ clock: new TestClock(new Date('2026-05-01T22:30:00Z')) });
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
  await api.request
    .post('/api/quotes')
    .send({ ...aQuoteDraft(), language: 'de' })
    .expect(201);
});
afterAll(() => api.close());

it('gives the owner each day with its requests, today at the property last', async () => {
  const response = await owner.get('/api/quotes/series');
  const days = expectDocumented(response, 'listQuoteDays') as unknown[];
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    day: '2026-05-02',
    requests: 1,
    byLanguage: { it: 0, en: 0, de: 1, es: 0 },
  });
  const some = await owner.get('/api/quotes/series?from=2026-04-30&to=2026-05-01');
  expect(some.body.map(({ day, requests }: { day: string; requests: number }) => [day, requests])).toEqual([
    ['2026-04-30', 0],
    ['2026-05-01', 0],
  ]);
});

it.each(['from=2026-02-31', 'to=domani', 'from=2026-10-02&to=2026-10-01', 'from=0001-01-01', 'days=3'])(
  'refuses %s',
  async (query) => {
    const refused = await owner.get(`/api/quotes/series?${query}`);
    expect(refused.status).toBe(400);
    expectDocumented(refused, 'listQuoteDays');
  },
);

it('is only for the owner', async () => {
  const refused = await api.request.get('/api/quotes/series');
  expect(refused.status).toBe(401);
  expectDocumented(refused, 'listQuoteDays');
});

describe('quotes of the owner', () => {
  let places = 0;
  const place = async (changes = {}) => {
    places += 1;
    const sent = { ...aQuoteDraft(), lastName: 'Abcdef'.slice(0, places), ...changes };
    const { body } = await api.request.post('/api/quotes').send(sent).expect(201);
    return Number(body.id);
  };

  it('are counted by status, each once, and say what they are likely to cost', async () => {
    const before = (await owner.get('/api/quotes/counts')).body;
    const id = await place();
    await place({ preferredRoom: null, firstName: 'Anna' });
    await place({ website: 'http://spam.example' });
    await owner.patch(`/api/quotes/${id}`).send({ status: 'answered' }).expect(200);
    const counts = await owner.get('/api/quotes/counts');
    expectDocumented(counts, 'countQuotes');
    const none = { confirmed: 0, declined: 0, archived: 0, replyUnsent: 0 };
    expect(before).toEqual({ ...none, pending: 1, answered: 0, suspected: 0 });
    expect(counts.body).toEqual({ ...none, pending: 2, answered: 1, suspected: 1 });
    expect((await owner.get('/api/quotes/counts?q=anna')).body).toEqual({
      ...none,
      pending: 1,
      answered: 0,
      suspected: 0,
    });
    const ofRoom = await owner.get('/api/quotes/counts?room=bungalow-ginepro&from=2026-01-01');
    expect(ofRoom.body).toEqual({ ...none, pending: 1, answered: 1, suspected: 1 });
    expect((await owner.get('/api/quotes/counts?status=pending')).status).toBe(400);
    const { body } = await owner.get('/api/quotes?q=anna');
    expect(body[0].estimate).toBeNull();
    const read = await owner.get(`/api/quotes/${id}`);
    expect(read.body.estimate).toEqual({ from: expect.any(Number), to: expect.any(Number) });
    expect(read.body.offers).toContainEqual({
      name: 'Bungalow Ginepro',
      maxGuests: expect.any(Number),
      estimate: read.body.estimate,
    });
  });

  it.each(['{{estimate}}', 'Preis: {{ }}', 'Preis: {{estimate'])(
    'are not answered with %s, which no guest should read',
    async (body) => {
      const id = await place();
      const refused = await owner.post(`/api/quotes/${id}/reply`).send({ subject: 'Ihr Angebot', body });
      expectDocumented(refused, 'replyToQuote');
      expect([refused.status, refused.body.code, refused.body.errors[0]]).toMatchObject([
        422,
        'quote.unfinished',
        { field: 'body', code: 'open_placeholder' },
      ]);
      expect((await owner.get(`/api/quotes/${id}`)).body).toMatchObject({ status: 'pending', history: [] });
    },
  );
});
