// Shows: decisions §5 Calls beyond §7
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
