import { AccountStore, SecretHasher } from '@ospite/domain';
import { aQuoteDraft } from '@ospite/domain/testing';
import type pg from 'pg';
import { expectDocumented, OWNER, seedTestData, startTestApi, type TestApi } from '../../testing';

let api: TestApi;
let database: pg.Client;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi({ env: { TRUSTED_PROXIES: 'loopback' } });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
  owner = await api.signedIn();
});
afterEach(() =>
  database.query('delete from account where username_key <> $1', [OWNER.username.toLowerCase()]),
);
afterAll(() => api.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const add = (username: string) => owner.post('/api/accounts').send({ username });
/** A colleague, signed in on a browser of their own, with the one-time password. */
async function newColleague(username: string) {
  const { body } = await add(username).expect(201);
  const browser = api.agent();
  await browser.post('/api/auth/login').send({ username, password: body.password }).expect(200);
  return { id: Number(body.id), password: String(body.password), browser };
}
/** A colleague who has chosen a password. */
async function colleague(username: string) {
  const { id, password: currentPassword, browser } = await newColleague(username);
  const password = 'corallo-sabbia-mare';
  await browser.put('/api/auth/password').send({ currentPassword, newPassword: password }).expect(204);
  return { id, password, browser };
}

it('a colleague is added with a password that is shown once, is to be changed, and stored only as a hash', async () => {
  const added = await add('Anna');
  expectDocumented(added, 'addAccount');
  expect(added.body).toMatchObject({ username: 'Anna', role: 'admin', hasOneTimePassword: true });
  const { password } = added.body;
  const list = await owner.get('/api/accounts');
  expectDocumented(list, 'listAccounts');
  expect(list.body.map(({ username }: { username: string }) => username)).toEqual(['Anna', OWNER.username]);
  expect([list.text.includes(password), list.headers['x-total-count']]).toEqual([false, '2']);
  const { rows } = await database.query('select * from account');
  expect(JSON.stringify(rows)).not.toContain(password);
  const login = await api.request.post('/api/auth/login').send({ username: 'anna', password });
  expect(login.body).toMatchObject({ username: 'Anna', hasOneTimePassword: true });
});

it('a colleague changes the one-time password before anything else, and then runs the back-office like the owner', async () => {
  const { browser, password } = await newColleague('Anna');
  for (const [operation, request] of [
    ['listQuotes', browser.get('/api/quotes')],
    ['addAccount', browser.post('/api/accounts').send({ username: 'Piero' })],
    ['listRooms', browser.get('/api/rooms?include=inactive')],
  ] as const) {
    const refused = await request;
    expectDocumented(refused, operation);
    expect([refused.status, refused.body.code]).toEqual([403, 'account.password_to_change']);
  }
  await browser.get('/api/rooms').expect(200);
  expect((await browser.get('/api/auth/me').expect(200)).body.hasOneTimePassword).toBe(true);
  await browser
    .put('/api/auth/password')
    .send({ currentPassword: password, newPassword: 'corallo-sabbia-mare' })
    .expect(204);
  expect((await browser.get('/api/auth/me')).body).toMatchObject({
    mustChangePassword: false,
    hasOneTimePassword: false,
  });
  await browser.get('/api/quotes').expect(200);
});

it('a colleague without the right to edit content reads it, and changes nothing of it, nor does a key of theirs', async () => {
  const { browser, id } = await colleague('Anna');
  const key = await browser.post('/api/access-keys').send({ name: 'Gestionale', scope: 'read-write' });
  const program = (request: ReturnType<TestApi['request']['post']>) =>
    request.set('Authorization', `Bearer ${key.body.secret}`);
  const give = (mayEditContent: boolean, by = owner, to = id) =>
    by.put(`/api/accounts/${to}/content-right`).send({ mayEditContent });
  const publish = () => [
    browser.post('/api/content/publications').send({ based: [] }),
    program(api.request.post('/api/content/publications')).send({ based: [] }),
  ];
  const codes = async () => (await Promise.all(publish())).map(({ body }) => body.code);
  const before = await codes();
  expect(before).not.toContain('account.may_not_edit_content');

  const taken = await give(false);
  expectDocumented(taken, 'changeContentRight');
  expect(taken.body).toMatchObject({ username: 'Anna', mayEditContent: false });
  for (const refused of await Promise.all(publish())) {
    expectDocumented(refused, 'publishContent');
    expect([refused.status, refused.body.code]).toEqual([403, 'account.may_not_edit_content']);
  }
  await browser.get('/api/content/sections').expect(200);
  await browser.get('/api/quotes').expect(200);
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ mayEditContent: false });

  // Nor do they give it to themselves, or to somebody whom they add.
  const own = await give(true, browser);
  expectDocumented(own, 'changeContentRight');
  expect([own.status, own.body.code]).toEqual([403, 'account.may_not_edit_content']);
  expect((await browser.post('/api/accounts').send({ username: 'Piero' })).body.mayEditContent).toBe(false);

  expect((await give(true)).body).toMatchObject({ mayEditContent: true });
  expect(await codes()).toEqual(before);
});

it('somebody may always edit content: the last one neither loses the right nor the account', async () => {
  const { id } = await colleague('Anna');
  const all = (await owner.get('/api/accounts')).body as readonly { id: number; username: string }[];
  const ownId = all.find(({ username }) => username === OWNER.username)?.id;
  const right = (account: unknown, mayEditContent: unknown) =>
    owner.put(`/api/accounts/${account}/content-right`).send({ mayEditContent });
  await right(id, false).expect(200);
  const lost = await right(ownId, false);
  expectDocumented(lost, 'changeContentRight');
  expect([lost.status, lost.body.code]).toEqual([422, 'account.last_editor']);
  const removed = await owner.delete(`/api/accounts/${ownId}`);
  expectDocumented(removed, 'deleteAccount');
  expect([removed.status, removed.body.code]).toEqual([422, 'account.last_editor']);
  for (const [account, sent, code] of [
    [99, false, 'account.not_found'],
    [id, 'no', 'request.invalid'],
    [id, undefined, 'request.invalid'],
  ]) {
    const refused = await right(account, sent);
    expectDocumented(refused, 'changeContentRight');
    expect(refused.body.code).toBe(code);
  }
});

it('a colleague who is added again, since the answer was lost, is one colleague, whose first password opens nothing', async () => {
  const send = (username: string) => add(username).set('Idempotency-Key', 'a try');
  const [lost, again] = [await send('Anna'), await send('Anna')];
  expectDocumented(again, 'addAccount');
  expect([again.status, again.body.id]).toEqual([201, lost.body.id]);
  const browser = api.agent();
  const login = (password: string) => browser.post('/api/auth/login').send({ username: 'Anna', password });
  expect([(await login(lost.body.password)).status, (await login(again.body.password)).status]).toEqual([
    401, 200,
  ]);
  await browser.get('/api/auth/me').expect(200);
  await browser.post('/api/auth/logout').expect(204);
  // Of the name that another form has, and of a password that was used.
  for (const name of ['Luca', 'Anna']) {
    const refused = await send(name);
    expectDocumented(refused, 'addAccount');
    expect([refused.status, refused.body.code]).toEqual([422, 'account.key_reused']);
  }
});

it('a name that is taken, strange or too long is refused, and so is a role', async () => {
  for (const [sent, status, code] of [
    [{ username: OWNER.username.toUpperCase() }, 409, 'account.username_taken'],
    [{ username: 'API · Gestionale' }, 400, 'account.invalid'],
    [{ username: 'API . Gestionale' }, 400, 'account.invalid'],
    [{ username: '  ' }, 400, 'account.invalid'],
    [{ username: 'x'.repeat(61) }, 400, 'request.invalid'],
    [{ username: 'Anna', role: 'admin' }, 400, 'request.invalid'],
    [{ username: 'Anna', password: 'ginepro-mirto' }, 400, 'request.invalid'],
    [{ username: 'Anna', mustChangePassword: false }, 400, 'request.invalid'],
  ] as const) {
    const response = await owner.post('/api/accounts').send(sent);
    expectDocumented(response, 'addAccount');
    expect([response.status, response.body.code]).toEqual([status, code]);
  }
  expect((await owner.get('/api/accounts')).body).toHaveLength(1);
});

it('of many who add the same name at once one gets it', async () => {
  const responses = await Promise.all(Array.from({ length: 6 }, () => add('Anna')));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
});

it('who is removed is out at once, in every browser, with the keys that they made', async () => {
  const anna = await colleague('Anna');
  const phone = api.agent();
  await phone.post('/api/auth/login').send({ username: 'Anna', password: anna.password }).expect(200);
  const { body: key } = await anna.browser
    .post('/api/access-keys')
    .send({ name: 'Gestionale', scope: 'read-write' })
    .expect(201);
  const asProgram = () => api.request.get('/api/quotes').set('Authorization', `Bearer ${key.secret}`);
  await asProgram().expect(200);

  const removed = await owner.delete(`/api/accounts/${anna.id}`);
  expectDocumented(removed, 'deleteAccount');
  expect(removed.status).toBe(204);
  for (const browser of [anna.browser, phone]) await browser.get('/api/quotes').expect(401);
  await asProgram().expect(401);
  await api.request.post('/api/auth/login').send({ username: 'Anna', password: anna.password }).expect(401);
  const again = await owner.delete(`/api/accounts/${anna.id}`);
  expectDocumented(again, 'deleteAccount');
  expect(again.body.code).toBe('account.not_found');
});

it('a removed colleague leaves nothing behind: no account, key or session that was under way', async () => {
  for (let round = 0; round < 4; round += 1) {
    const anna = await colleague(`Anna ${round}`);
    await Promise.all([
      anna.browser.post('/api/accounts').send({ username: `left behind ${round}` }),
      anna.browser.post('/api/access-keys').send({ name: 'left behind', scope: 'read' }),
      api.request.post('/api/auth/login').send({ username: `Anna ${round}`, password: anna.password }),
      owner.delete(`/api/accounts/${anna.id}`).expect(204),
    ]);
    const { rows } = await database.query(
      `select (select count(*) from session s where account_id not in (select id from account)) sessions,
              (select count(*) from access_key where created_by_id = $1) keys,
              (select count(*) from session where account_id = $1) of_anna`,
      [anna.id],
    );
    expect(rows).toEqual([{ sessions: '0', keys: '0', of_anna: '0' }]);
  }
});

it('a login that was under way when its account was removed gets no session', async () => {
  const anna = await colleague('Anna');
  const accounts = api.app.get(AccountStore, { strict: false });
  const known = await accounts.findByUsername('Anna');
  if (!known) throw new Error('Anna is missing');
  const lookUp = jest.spyOn(accounts, 'findByUsername').mockResolvedValue(known);
  await accounts.remove(anna.id);
  const late = api.agent();
  const response = await late.post('/api/auth/login').send({ username: 'Anna', password: anna.password });
  lookUp.mockRestore();
  expectDocumented(response, 'login');
  await late.get('/api/auth/me').expect(401);
});

it('the last account stays, also when the last two remove each other at the same moment', async () => {
  const alone = await owner.get('/api/accounts');
  const last = await owner.delete(`/api/accounts/${alone.body[0].id}`);
  expectDocumented(last, 'deleteAccount');
  expect([last.status, last.body.code]).toEqual([422, 'account.last_one']);

  const anna = await colleague('Anna');
  const ownerId = (await owner.get('/api/auth/me')).body.id;
  const answers = await Promise.all([
    owner.delete(`/api/accounts/${anna.id}`),
    anna.browser.delete(`/api/accounts/${ownerId}`),
  ]);
  for (const answer of answers) expectDocumented(answer, 'deleteAccount');
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const { rows } = await database.query('select username from account');
  expect(rows).toHaveLength(1);
  await restoreOwner();
});

it('histories go on naming who is gone', async () => {
  const anna = await colleague('Anna');
  const quote = await api.request
    .post('/api/quotes')
    .send({ ...aQuoteDraft(), checkIn: inDays(30), checkOut: inDays(37) })
    .expect(201);
  const address = `/api/quotes/${quote.body.id}`;
  await anna.browser.patch(address).send({ status: 'confirmed' }).expect(200);
  await owner.delete(`/api/accounts/${anna.id}`).expect(204);
  const { body } = await owner.get(address);
  expect(body.history).toMatchObject([{ by: 'Anna' }]);
});

it.each(['x', '01', '0', '-1', '1.5', '99999999999', '2147483647'])('an account %p is a 404', async (id) => {
  const response = await owner.delete(`/api/accounts/${id}`);
  expectDocumented(response, 'deleteAccount');
  expect(response.body.code).toBe('account.not_found');
});

/** Whoever won, the next test has its owner. */
async function restoreOwner(): Promise<void> {
  const passwordHash = await api.app.get(SecretHasher, { strict: false }).hash(OWNER.password);
  await database.query(
    `insert into account (username, username_key, password_hash, must_change_password)
     values ($1, $2, $3, false) on conflict (username_key) do nothing`,
    [OWNER.username, OWNER.username.toLowerCase(), passwordHash],
  );
  owner = await api.signedIn();
}
