import { emptying } from '@ospite/server/testing';
import { MAX_FAILURES_PER_PAIR } from '@ospite/domain';
import { aQuoteDraft } from '@ospite/domain/testing';
import type pg from 'pg';
import {
  expectDocumented,
  OWNER,
  seedTestData,
  startTestApi,
  SUPER_ADMIN_KEY,
  TestClock,
  type TestApi,
} from '../../../testing';

const clock = new TestClock();
const lines: string[] = [];
let api: TestApi;
let replica: TestApi;
let database: pg.Client;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  const options = {
    clock,
    env: { TRUSTED_PROXIES: 'loopback' },
    log: (line: string) => void lines.push(line),
  };
  api = await startTestApi(options);
  await seedTestData(api.databaseUrl);
  replica = await startTestApi({ ...options, databaseUrl: api.databaseUrl });
  database = await api.connectDatabase();
  owner = await api.signedIn();
});
beforeEach(() => database.query(emptying('throttle', 'access_key')));
afterAll(async () => {
  await replica.close();
  await api.close();
});

const inDays = (days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const create = async (scope: 'read' | 'read-write', name = 'Gestionale') => {
  const response = await owner.post('/api/access-keys').send({ name, scope });
  expectDocumented(response, 'createAccessKey');
  expect(response.status).toBe(201);
  return response.body as { readonly id: number; readonly secret: string };
};
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
const get = (address: string, secret: string, on = api) => on.request.get(address).set(bearer(secret));

it('a key is shown once, long and random, and stored only as a hash', async () => {
  const { secret, id } = await create('read');
  expect(secret).toMatch(/^ospite_[\w-]{43}$/);
  expect((await create('read')).secret).not.toBe(secret);
  const list = await owner.get('/api/access-keys');
  expectDocumented(list, 'listAccessKeys');
  expect(list.body).toHaveLength(2);
  expect(list.body[1]).toMatchObject({ id, name: 'Gestionale', scope: 'read', createdBy: OWNER.username });
  const { rows } = await database.query('select * from access_key');
  for (const text of [list.text, JSON.stringify(rows)]) expect(text).not.toContain(secret.slice(7));
});

it('a key that is asked for again, since the answer was lost, is one key, and the lost secret opens nothing', async () => {
  const send = (name: string) =>
    owner.post('/api/access-keys').set('Idempotency-Key', 'a try').send({ name, scope: 'read' });
  const [lost, again] = [await send('Gestionale'), await send('Gestionale')];
  expectDocumented(again, 'createAccessKey');
  expect([again.status, again.body.id]).toEqual([201, lost.body.id]);
  const statuses = [await get('/api/quotes', lost.body.secret), await get('/api/quotes', again.body.secret)];
  expect(statuses.map(({ status }) => status)).toEqual([401, 200]);
  const used = await send('Gestionale');
  expectDocumented(used, 'createAccessKey');
  expect([used.status, used.body.code]).toEqual([422, 'access_key.key_reused']);
  await get('/api/quotes', again.body.secret).expect(200);
});

it('a reading key reads what the owner reads and writes nothing, without a cookie', async () => {
  const { secret } = await create('read');
  for (const address of ['/api/quotes', '/api/messages', '/api/rooms?include=inactive']) {
    const response = await get(address, secret);
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
  }
  const refused = await api.request.delete('/api/rooms/1').set(bearer(secret));
  expectDocumented(refused, 'deleteRoom');
  expect([refused.status, refused.body.code]).toEqual([403, 'access_key.read_only']);
  expect(refused.headers['www-authenticate']).toContain('insufficient_scope');
  await get('/api/rooms/1', secret).expect(200);
});

it('a writing key writes, and histories name it as what it is', async () => {
  const { secret } = await create('read-write');
  const quote = await api.request
    .post('/api/quotes')
    .send({ ...aQuoteDraft(), checkIn: inDays(30), checkOut: inDays(37) })
    .expect(201);
  const changed = await api.request
    .patch(`/api/quotes/${quote.body.id}`)
    .set(bearer(secret))
    .send({ status: 'confirmed' });
  expectDocumented(changed, 'updateQuote');
  expect(changed.body.history).toMatchObject([{ by: 'API · Gestionale' }]);
});

it('no key reaches accounts, keys, passwords and sessions, also beside the owner’s cookie', async () => {
  const { secret, id } = await create('read-write');
  const calls = [
    ['listAccounts', 'get', '/api/accounts', undefined],
    ['addAccount', 'post', '/api/accounts', { username: 'Intruso' }],
    ['deleteAccount', 'delete', '/api/accounts/1', undefined],
    ['listAccessKeys', 'get', '/api/access-keys', undefined],
    ['createAccessKey', 'post', '/api/access-keys', { name: 'Altra', scope: 'read-write' }],
    ['deleteAccessKey', 'delete', `/api/access-keys/${id}`, undefined],
    ['getMe', 'get', '/api/auth/me', undefined],
    [
      'changePassword',
      'put',
      '/api/auth/password',
      { currentPassword: OWNER.password, newPassword: 'xxxxxxxxxx' },
    ],
    ['endOtherSessions', 'delete', '/api/auth/sessions', undefined],
  ] as const;
  for (const [operation, method, address, body] of calls)
    for (const sender of [api.request, owner]) {
      const response = await sender[method](address).set(bearer(secret)).send(body);
      expectDocumented(response, operation);
      expect([operation, response.status, response.body.code]).toEqual([
        operation,
        403,
        'access_key.session_only',
      ]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  await owner.get('/api/auth/me').expect(200);
});

it('no key makes a super admin’s call', async () => {
  const { secret } = await create('read-write');
  const health = await get('/api/super-admin/health', secret);
  expectDocumented(health, 'getSuperAdminHealth');
  expect(health.status).toBe(401);
  const asKey = await api.request.get('/api/super-admin/health').set('X-Super-Admin-Key', secret);
  expect(asKey.body.code).toBe('account.wrong_super_admin_key');
  // And the super admin's key is no access key.
  await get('/api/quotes', SUPER_ADMIN_KEY).expect(401);
});

it('a revoked key is worth nothing from the next call on, on every replica', async () => {
  const { secret, id } = await create('read-write');
  for (const on of [api, replica]) await get('/api/quotes', secret, on).expect(200);
  const revoked = await owner.delete(`/api/access-keys/${id}`);
  expectDocumented(revoked, 'deleteAccessKey');
  for (const on of [replica, api]) {
    const refused = await get('/api/quotes', secret, on);
    expectDocumented(refused, 'listQuotes');
    expect([refused.status, refused.body.code]).toEqual([401, 'access_key.wrong']);
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="ospite", error="invalid_token"');
  }
  const again = await owner.delete(`/api/access-keys/${id}`);
  expectDocumented(again, 'deleteAccessKey');
  expect(again.body.code).toBe('access_key.not_found');
});

it('wrong keys are limited like other guesses, on all replicas together; a right one goes on working', async () => {
  const { secret } = await create('read');
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  const guess = (on: TestApi) => get('/api/quotes', `ospite_${'x'.repeat(43)}`, on).set(from);
  for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
    expect((await guess(time % 2 ? replica : api)).status).toBe(401);
  const limited = await guess(api);
  expectDocumented(limited, 'listQuotes');
  expect([limited.status, limited.headers['retry-after']]).toEqual([429, '900']);
  await get('/api/quotes', secret).set(from).expect(200);
  // Nor is the owner at the same address kept out.
  await api.request.post('/api/auth/login').set(from).send(OWNER).expect(200);
});

it('its last use is noted, but not at each call', async () => {
  const { secret, id } = await create('read');
  const row = async () =>
    (await database.query('select last_used_at, xmin::text from access_key where id = $1', [id])).rows[0];
  await get('/api/quotes', secret).expect(200);
  const noted = await row();
  expect(noted.last_used_at).toEqual(clock.now());
  clock.advance(30_000);
  for (let call = 0; call < 3; call += 1) await get('/api/quotes', secret).expect(200);
  expect(await row()).toEqual(noted);
  clock.advance(30_000);
  await get('/api/quotes', secret).expect(200);
  const [listed] = (await owner.get('/api/access-keys')).body;
  expect(listed.lastUsedAt).toBe(clock.now().toISOString());
});

it('reads on while the database only reads, and its use is noted later', async () => {
  const { secret, id } = await create('read');
  await database.query(`
    create function only_reads() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '25006'; end $$;
    create trigger only_reads before update on access_key execute function only_reads()`);
  const read = await get('/api/quotes', secret);
  await database.query('drop function only_reads cascade');
  expect(read.status).toBe(200);
  const used = async () =>
    (await database.query('select last_used_at from access_key where id = $1', [id])).rows[0].last_used_at;
  expect(await used()).toBeNull();
  await get('/api/quotes', secret).expect(200);
  expect(await used()).toEqual(clock.now());
});

it('a program needs no headers of a browser, and a page of another site gains nothing from a key', async () => {
  const { secret } = await create('read-write');
  const order = (headers: Record<string, string>) =>
    api.request
      .put('/api/settings/show_reviews_section')
      .set({ ...bearer(secret), ...headers })
      .send({ value: 'true' });
  expect((await order({})).status).toBe(200);
  for (const headers of [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-site' },
  ] as Record<string, string>[]) {
    const refused = await order(headers);
    expect([refused.status, refused.body.code]).toEqual([403, 'account.cross_site']);
  }
  const preflight = await api.request
    .options('/api/quotes')
    .set({ Origin: 'https://evil.example', 'Access-Control-Request-Headers': 'authorization' });
  expect(preflight.headers['access-control-allow-headers']).toBeUndefined();
});

it.each([
  [{ name: '', scope: 'read' }, 'request.invalid'],
  [{ name: '   ', scope: 'read' }, 'access_key.invalid'],
  [{ name: 'x\u202ey', scope: 'read' }, 'access_key.invalid'],
  [{ name: 'Gestionale', scope: 'admin' }, 'request.invalid'],
  [{ name: 'Gestionale' }, 'request.invalid'],
  [{ name: 'Gestionale', scope: 'read', secret: 'mine' }, 'request.invalid'],
  [{ name: 'Gestionale', scope: ['read-write'] }, 'request.invalid'],
])('is not made of %j', async (sent, code) => {
  const response = await owner.post('/api/access-keys').send(sent);
  expectDocumented(response, 'createAccessKey');
  expect([response.status, response.body.code]).toEqual([400, code]);
});

it('leaves no trace of its secret in the log', async () => {
  const { secret, id } = await create('read');
  await get('/api/quotes', secret).expect(200);
  await get(`/api/quotes?key=${secret}`, secret);
  await api.request.delete('/api/rooms/1').set(bearer(secret)).expect(403);
  await owner.delete(`/api/access-keys/${id}`).expect(204);
  await get('/api/quotes', secret).expect(401);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('\n')).not.toContain(secret.slice(7, 20));
});
