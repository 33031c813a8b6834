import { emptying } from '@ospite/server/testing';
import { MAX_CONSENTS_PER_HOUR } from '@ospite/domain';
import type pg from 'pg';
import { expectDocumented, startTestApi, TestClock, type TestApi } from '../../testing';

const NOW = new Date('2026-10-01T08:30:00Z');
let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ clock: new TestClock(NOW) });
  database = await api.connectDatabase();
});
beforeEach(() => database.query(emptying('consent', 'throttle')));
afterAll(() => api.close());

const CHOICE = { necessary: true, analytics: true, marketing: false };
const choose = (body: object) => api.request.post('/api/consents').send(body);

describe('a choice in the cookie dialog', () => {
  it('is kept with its time under a random id, and with nothing about the person', async () => {
    const response = await choose({ version: '2026-11', choice: CHOICE });
    expect(response.status).toBe(204);
    expectDocumented(response, 'recordConsent');
    await choose({ version: '2026-11', choice: { ...CHOICE, analytics: false } });
    const { rows } = await database.query('select * from consent order by analytics desc');
    expect(rows).toEqual([
      { id: rows[0].id, version: '2026-11', analytics: true, marketing: false, given_at: NOW, number: 1 },
      { id: rows[1].id, version: '2026-11', analytics: false, marketing: false, given_at: NOW, number: 2 },
    ]);
    expect(rows[0].id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(rows[0].id).not.toBe(rows[1].id);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('is not kept once more came from one address than visitors choose, who all get the same answer', async () => {
    const body = { version: '2026-11', choice: CHOICE };
    const responses = await Promise.all(
      Array.from({ length: MAX_CONSENTS_PER_HOUR + 20 }, () => choose(body)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await database.query('select * from consent')).rowCount).toBe(MAX_CONSENTS_PER_HOUR);
  });

  it.each([
    ['nothing', {}],
    ['no choice', { version: '1' }],
    ['a word as choice', { version: '1', choice: 'all' }],
    ['a list as choice', { version: '1', choice: [CHOICE] }],
    ['null as choice', { version: '1', choice: null }],
    ['a choice without what is necessary', { version: '1', choice: { ...CHOICE, necessary: false } }],
    ['half a choice', { version: '1', choice: { necessary: true, analytics: true } }],
    ['words for yes', { version: '1', choice: { ...CHOICE, analytics: 'true' } }],
    ['a person', { version: '1', choice: CHOICE, email: 'eva@example.org' }],
    ['more than there is to choose', { version: '1', choice: { ...CHOICE, profiling: true } }],
    ['a version that is too long', { version: 'v'.repeat(21), choice: CHOICE }],
    ['a version with blanks', { version: 'v 1', choice: CHOICE }],
    ['a number as version', { version: 1, choice: CHOICE }],
  ])('is refused with %s', async (_name, body) => {
    const response = await choose(body);
    expect(response.status).toBe(400);
    expectDocumented(response, 'recordConsent');
    expect((await database.query('select * from consent')).rowCount).toBe(0);
  });
});
