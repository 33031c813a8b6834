import { emptying } from '@ospite/server/testing';
import { createHash, createHmac } from 'node:crypto';
import { AccountStore } from '@ospite/domain';
import type pg from 'pg';
import { DatabasePool, ServerSecrets } from '@ospite/server/persistence';
import { OWNER, startTestApi, type TestApi } from '../../testing';

let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi();
  database = await api.connectDatabase();
});
beforeEach(() => database.query(emptying('session')));
afterAll(() => api.close());

const login = async () => {
  const response = await api.request.post('/api/auth/login').send(OWNER).expect(200);
  return (
    [...(response.headers['set-cookie'] ?? [])]
      .find((cookie) => /^(?:__Host-)?session=/.test(cookie))
      ?.split(';')[0] ?? ''
  );
};
const statusWith = async (cookie: string) =>
  (await api.request.get('/api/auth/me').set('Cookie', cookie)).status;
const count = async () => Number((await database.query('select count(*) from session')).rows[0].count);
const signedCookie = (id: string, secret: string) =>
  `session=s:${id}.${encodeURIComponent(createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, ''))}`;

describe('a session', () => {
  it('that cannot be stored gives a browser no cookie, and leaves the one that it has', async () => {
    const cookie = await login();
    const { pool } = api.app.get(DatabasePool, { strict: false });
    const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
    const failing = jest.spyOn(pool, 'query').mockImplementation((...given: unknown[]) => {
      if (String(given[0]).includes('insert into session')) return Promise.reject(new Error('no room'));
      return query(...given);
    });
    const response = await api.request.post('/api/auth/login').set('Cookie', cookie).send(OWNER);
    failing.mockRestore();
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect([...(response.headers['set-cookie'] ?? [])].join()).not.toContain('session=');
    expect([await count(), await statusWith(cookie)]).toEqual([1, 200]);
    await api.request.post('/api/auth/login').set('Cookie', cookie).send(OWNER).expect(200);
    expect([await count(), await statusWith(cookie)]).toEqual([1, 401]);
  });

  it('is stored under the hash of its id, so that reading the table is not enough to use it', async () => {
    const cookie = await login();
    const value = decodeURIComponent(cookie.split('=')[1] ?? '');
    const id = value.slice(2).split('.')[0] ?? '';
    const { rows } = await database.query('select * from session');
    expect(rows).toHaveLength(1);
    expect(rows[0].id_hash).toBe(createHash('sha256').update(id).digest('hex'));
    expect(JSON.stringify(rows)).not.toContain(id);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|ginepro/);
  });

  it('needs an id that this server signed', async () => {
    const cookie = await login();
    expect(await statusWith(cookie)).toBe(200);
    const { rows } = await database.query('select id_hash from session');
    for (const forged of [
      `${cookie.slice(0, -3)}xxx`,
      cookie.replace(/\.[^.]*$/, ''),
      `session=${rows[0].id_hash}`,
      `session=s%3A${rows[0].id_hash}.x`,
      'session=',
      `session=${'x'.repeat(4000)}`,
    ])
      expect(await statusWith(forged)).toBe(401);
  });

  it('is found among other cookies of its name, whichever comes first', async () => {
    const cookie = await login();
    const ended = await login();
    await api.request.post('/api/auth/logout').set('Cookie', ended).expect(204);
    for (const other of [
      'session=x',
      'session=s%3Aforged.signature',
      'session=s%3A%.%',
      `${cookie.slice(0, -3)}xxx`,
      ended,
    ])
      for (const both of [
        `${other}; ${cookie}`,
        `${cookie}; ${other}`,
        `lang=de; ${other}; ${other};${cookie}; a=b`,
      ])
        expect([both, await statusWith(both)]).toEqual([both, 200]);
    expect(await statusWith(`session=x; ${ended}`)).toBe(401);
    // Signing out ends the one that works.
    await api.request.post('/api/auth/logout').set('Cookie', `session=x; ${cookie}`).expect(204);
    expect(await statusWith(cookie)).toBe(401);
  });

  it('is found behind as many worthless cookies of its name as a request can carry', async () => {
    const cookie = await login();
    const planted = Array.from({ length: 700 }, (_, at) => `session=s:${at}.forged`).join('; ');
    expect(planted.length).toBeGreaterThan(14_000);
    expect(await statusWith(`${planted}; ${cookie}`)).toBe(200);
    expect(await statusWith(planted)).toBe(401);
  });

  it('is looked for in the database eight times at most', async () => {
    const [cookie, ...ended] = [await login(), await login(), await login()];
    await database.query('delete from session where number <> (select min(number) from session)');
    expect(await statusWith(`${ended.join('; ')}; ${cookie}`)).toBe(200);
    const query = jest.spyOn(api.app.get(DatabasePool, { strict: false }).pool, 'query');
    const secret = await api.app.get(ServerSecrets, { strict: false }).obtain('session');
    const signed = Array.from({ length: 50 }, (_, at) => signedCookie(`id-${at}`, secret));
    expect(await statusWith(`${signed.join('; ')}; ${cookie}`)).toBe(401);
    const lookups = query.mock.calls.filter(([text]) => String(text).includes('from session where'));
    query.mockRestore();
    // Eight to choose one, one by the library, which reads the first, and one for all, whether they were ended.
    expect(lookups.length).toBeLessThanOrEqual(10);
  });

  it('does not begin with a mere read, nor with a failed login', async () => {
    for (const response of [
      await api.request.get('/api/auth/me'),
      await api.request.get('/api/init'),
      await api.request.post('/api/auth/login').send({ ...OWNER, password: 'wrong' }),
      await api.request.post('/api/auth/logout'),
    ])
      expect([...(response.headers['set-cookie'] ?? [])].join()).not.toMatch(/(?:^|,)session=[^;]/);
    expect(await count()).toBe(0);
  });

  it('cannot be planted: a login with a known id gets a new one, and the known one no longer works', async () => {
    const planted = await login();
    const response = await api.request.post('/api/auth/login').set('Cookie', planted).send(OWNER).expect(200);
    const given = [...(response.headers['set-cookie'] ?? [])].find((cookie) => cookie.startsWith('session='));
    expect(given?.split(';')[0]).not.toBe(planted);
    expect(await statusWith(planted)).toBe(401);
  });

  it('ends on the server when the owner logs out: a copied cookie no longer works', async () => {
    const cookie = await login();
    await api.request.post('/api/auth/logout').set('Cookie', cookie).expect(204);
    expect([await statusWith(cookie), await count()]).toEqual([401, 0]);
  });

  it('ends with its account', async () => {
    const cookie = await login();
    await database.query('begin');
    await database.query(`delete from account where username = $1`, [OWNER.username]);
    expect((await database.query('select 1 from session')).rowCount).toBe(0);
    await database.query('rollback');
    expect(await statusWith(cookie)).toBe(200);
  });

  it('of an old password does not work, nor does one that a login under way begins after the change', async () => {
    const accounts = api.app.get(AccountStore, { strict: false });
    const known = await accounts.findByUsername(OWNER.username);
    if (!known) throw new Error('the owner is missing');
    const lookUp = jest.spyOn(accounts, 'findByUsername').mockResolvedValue(known);
    await accounts.setPassword(known.id, 'another hash', 'chosen');
    // The login read the account before the change, and begins its session after it.
    const cookie = await login();
    lookUp.mockRestore();
    expect(await statusWith(cookie)).toBe(401);
    await accounts.setPassword(known.id, known.passwordHash, 'chosen');
  });
});

it('has a stricter name and the Secure flag where the site is https', async () => {
  const secure = await startTestApi({ env: { PUBLIC_URL: 'https://www.example.org' } });
  try {
    const response = await secure.request.post('/api/auth/login').send(OWNER).expect(200);
    const [staff, session, device] = [...(response.headers['set-cookie'] ?? [])].toSorted().toReversed();
    expect(session).toMatch(
      /^__Host-session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(device).toMatch(/^__Host-device-account-1=[^;]+; .*Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
    expect(staff).toMatch(/^staff=1; .*Secure/);
  } finally {
    await secure.close();
  }
});
