import { emptying } from '@ospite/server/testing';
import { MAX_VISITS_PER_HOUR } from '@ospite/domain';
import type pg from 'pg';
import { expectDocumented, startTestApi, TestClock, type TestApi } from '../../testing';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const clock = new TestClock(new Date('2026-10-01T08:30:00Z'));
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ clock });
  owner = await api.signedIn();
  database = await api.connectDatabase();
});
beforeEach(() =>
  database.query(emptying('site_visit', 'visitor_of_day', 'visit_total', 'visit_day', 'throttle')),
);
afterAll(() => api.close());

const come = (userAgent: string, headers: Record<string, string> = {}) =>
  api.request.post('/api/visits').set('User-Agent', userAgent).set(headers).send({});
const count = async () => (await api.request.get('/api/visits/count')).body;
const languages = async () =>
  (await database.query('select language from site_visit order by id')).rows.map(({ language }) => language);

describe('a visit', () => {
  it('is counted, and read at once', async () => {
    const recorded = await come(PHONE);
    expect(recorded.status).toBe(204);
    expectDocumented(recorded, 'recordVisit');
    await come(PHONE);
    await come(LAPTOP);
    expect(await count()).toEqual({ totalVisits: 3, uniqueVisits: 2 });
  });

  it('leaves neither address nor agent behind', async () => {
    await come(PHONE);
    const { rows } = await database.query('select * from site_visit');
    expect(Object.keys(rows[0]).sort()).toEqual([
      'id',
      'language',
      'session_id',
      'visited_at',
      'visitor_hash',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|iPhone/);
    expect(rows[0].visitor_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is not counted once more came from one address than people make, who all get the same answer', async () => {
    const statuses = new Set<number>();
    // Ten at once: on a busy machine the database keeps some of a hundred waiting too long, who then get 503.
    for (let arrived = 0; arrived < MAX_VISITS_PER_HOUR + 20; arrived += 10) {
      const group = Array.from({ length: 10 }, (_, number) => come(`${PHONE} ${arrived + number}`));
      for (const { status } of await Promise.all(group)) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([204]));
    const counted = { totalVisits: MAX_VISITS_PER_HOUR, uniqueVisits: MAX_VISITS_PER_HOUR };
    expect(await count()).toEqual(counted);
  });

  it.each(['Googlebot/2.1', 'curl/8.9.1', 'HeadlessChrome/150'])(
    'of a robot (%s) is not counted',
    async (agent) => {
      expect((await come(agent)).status).toBe(204);
      expect(await count()).toEqual({ totalVisits: 0, uniqueVisits: 0 });
    },
  );

  it('speaks the stored language, else the browser’s first that we speak, else Italian', async () => {
    await come(PHONE, { Cookie: 'lang=es', 'Accept-Language': 'de' });
    await come(PHONE, { 'Accept-Language': 'fr-FR, de-AT;q=0.9, en;q=0.8' });
    await come(PHONE, { 'Accept-Language': 'zh' });
    await come(PHONE, { Cookie: 'lang=xx', 'Accept-Language': ';;;,,q=' });
    expect(await languages()).toEqual(['es', 'de', 'it', 'it']);
  });

  it('carries no fields', async () => {
    const refused = await api.request.post('/api/visits').set('User-Agent', PHONE).send({ totalVisits: 99 });
    expect(refused.status).toBe(400);
    expectDocumented(refused, 'recordVisit');
    const list = await api.request.post('/api/visits').set('User-Agent', PHONE).send([]);
    expect(list.status).toBe(400);
    expect((await api.request.post('/api/visits').set('User-Agent', PHONE)).status).toBe(204);
    expect((await count()).totalVisits).toBe(1);
  });

  it('is not counted for a page of another site', async () => {
    const refused = await come(PHONE, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' });
    expect(refused.status).toBe(403);
    expectDocumented(refused, 'recordVisit');
  });

  it('is one of 200 that come at once, and none is lost', async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, () => come(PHONE)));
    expect(responses.every(({ status }) => status === 204)).toBe(true);
    expect(await count()).toEqual({ totalVisits: 200, uniqueVisits: 1 });
  });
});

describe('the count', () => {
  it('is as documented, and responds 304 to polling while nobody comes', async () => {
    const first = await api.request.get('/api/visits/count');
    expectDocumented(first, 'countVisits');
    const same = await api.request.get('/api/visits/count').set('If-None-Match', first.headers.etag ?? '');
    expect(same.status).toBe(304);
    expectDocumented(same, 'countVisits');
    await come(PHONE);
    const changed = await api.request.get('/api/visits/count').set('If-None-Match', first.headers.etag ?? '');
    expect(changed.status).toBe(200);
  });
});

describe('the series', () => {
  it('gives the owner each day with its languages, today last', async () => {
    await come(PHONE, { Cookie: 'lang=de' });
    await come(LAPTOP);
    const response = await owner.get('/api/visits/series');
    const days = expectDocumented(response, 'listVisitDays') as unknown[];
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({
      day: '2026-10-01',
      visits: 2,
      visitors: 2,
      byLanguage: { it: 1, en: 0, de: 1, es: 0 },
    });
    const some = await owner.get('/api/visits/series?from=2026-09-29&to=2026-10-01');
    expect(some.body.map(({ day }: { day: string }) => day)).toEqual([
      '2026-09-29',
      '2026-09-30',
      '2026-10-01',
    ]);
  });

  it.each([
    'from=2026-02-31',
    'to=domani',
    'from=2026-10-02&to=2026-10-01',
    'from=0001-01-01',
    'days=3',
    'from=a&from=b',
  ])('refuses %s', async (query) => {
    const refused = await owner.get(`/api/visits/series?${query}`);
    expect(refused.status).toBe(400);
    expectDocumented(refused, 'listVisitDays');
  });

  it('is only for the owner', async () => {
    const refused = await api.request.get('/api/visits/series');
    expect(refused.status).toBe(401);
    expectDocumented(refused, 'listVisitDays');
  });
});
