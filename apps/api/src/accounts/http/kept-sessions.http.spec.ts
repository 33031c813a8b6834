import { KEPT_SESSION_MS, PASSWORD_FRESH_MS, SESSION_IDLE_MS, SESSION_MAX_MS } from '@ospite/domain';
import { PostgresSessionStore } from '../sessions/postgres-session-store';
import { expectDocumented, OWNER, startTestApi, TestClock, type TestApi } from '../../testing';

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const NEW_PASSWORD = 'corallo-sabbia-maestrale';

describe('sessions of an owner', () => {
  const clock = new TestClock();
  let api: TestApi;

  beforeEach(async () => {
    api = await startTestApi({ clock });
  });
  afterEach(() => api.close());

  const begin = async (staySignedIn?: boolean, userAgent = CHROME_ON_ANDROID) => {
    const agent = api.agent();
    const login = await agent
      .post('/api/auth/login')
      .set('User-Agent', userAgent)
      .send({ ...OWNER, ...(staySignedIn === undefined ? {} : { staySignedIn }) });
    expect(login.status).toBe(200);
    const cookies = [login.headers['set-cookie']].flat().map(String);
    return { agent, cookies, isAlive: async () => (await agent.get('/api/auth/me')).status === 200 };
  };

  it('last for 30 days where they are kept, used or not, and else end after 8 hours without a call', async () => {
    const [kept, other] = [await begin(true), await begin(false)];
    const ageIn = (cookies: readonly string[], name: string) =>
      Date.parse(/Expires=([^;]+)/.exec(cookies.find((text) => text.startsWith(name)) ?? '')?.[1] ?? '') -
      Date.now();
    expect(ageIn(kept.cookies, 'session')).toBeGreaterThan(KEPT_SESSION_MS - 60_000);
    expect(ageIn(kept.cookies, 'staff')).toBeGreaterThan(KEPT_SESSION_MS - 60_000);
    expect(ageIn(other.cookies, 'session')).toBeLessThan(SESSION_MAX_MS + 60_000);
    clock.advance(SESSION_IDLE_MS + 1000);
    expect([await kept.isAlive(), await other.isAlive()]).toEqual([true, false]);
    clock.advance(KEPT_SESSION_MS - SESSION_IDLE_MS - 2000);
    expect(await kept.isAlive()).toBe(true);
    clock.advance(2000);
    expect(await kept.isAlive()).toBe(false);
  });

  it('end after 8 hours although an open screen kept itself fresh, which nobody need have watched', async () => {
    const { agent, isAlive } = await begin();
    for (let hour = 0; hour < 7; hour += 1) {
      clock.advance(3_600_000);
      for (const polled of ['/api/notices', '/api/quotes/counts'])
        expect((await agent.get(polled)).status).toBe(200);
    }
    clock.advance(3_600_000 + 1000);
    expect(await isAlive()).toBe(false);
  });

  it('say that they were ended from elsewhere, and not that they have run out', async () => {
    const reasonOf = async ({ agent }: Awaited<ReturnType<typeof begin>>) => {
      const answer = await agent.get('/api/auth/me');
      expectDocumented(answer, 'getMe');
      return [answer.status, answer.body.reason];
    };
    const [idle, revoked, other] = [await begin(), await begin(true), await begin(true)];
    clock.advance(SESSION_IDLE_MS + 1000);
    const store = api.app.get(PostgresSessionStore, { strict: false });
    await store.prune();
    expect(await reasonOf(idle)).toEqual([401, undefined]);
    await revoked.agent.delete('/api/auth/sessions').query({ keepAccessKeys: 'true' }).expect(204);
    expect(await reasonOf(other)).toEqual([401, 'session_ended']);
    const passwords = { currentPassword: OWNER.password, newPassword: NEW_PASSWORD };
    const changing = await begin();
    await changing.agent.put('/api/auth/password').send(passwords).expect(204);
    expect(await reasonOf(revoked)).toEqual([401, 'session_ended']);
    const forged = await api.request.get('/api/auth/me').set('Cookie', 'session=s%3Aid.signature');
    expect([forged.status, forged.body.reason]).toEqual([401, undefined]);
    // When the browser has forgotten its cookie, so do we.
    clock.advance(KEPT_SESSION_MS + 86_400_000);
    await store.prune();
    expect((await (await api.connectDatabase()).query('select 1 from session')).rowCount).toBe(0);
  });

  it('are listed by device, and store neither the address nor the user agent', async () => {
    const [phone, desktop] = [await begin(true), await begin(false, 'curl/8.10.1')];
    const answer = await phone.agent.get('/api/auth/sessions');
    expect(expectDocumented(answer, 'listSessions')).toMatchObject([
      { browser: 'Chrome', system: 'Android', isKept: true, isCurrent: true },
      { browser: null, system: null, isKept: false, isCurrent: false },
    ]);
    const { rows } = await (await api.connectDatabase()).query('select * from session');
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|curl|127\.0\.0\.1/);
    expect(await desktop.isAlive()).toBe(true);
  });

  it('end one by one, only their own, and a poll of one that was ended brings it back for nobody', async () => {
    const [phone, desktop] = [await begin(true), await begin()];
    const anna = await phone.agent.post('/api/accounts').send({ username: 'Anna' });
    const colleague = api.agent();
    await colleague.post('/api/auth/login').send({ username: 'Anna', password: anna.body.password });
    await colleague
      .put('/api/auth/password')
      .send({ currentPassword: anna.body.password, newPassword: NEW_PASSWORD });
    const [, other] = (await phone.agent.get('/api/auth/sessions')).body;
    expect((await colleague.get('/api/auth/sessions')).body).toHaveLength(1);
    const foreign = await colleague.delete(`/api/auth/sessions/${other.id}`);
    expect(expectDocumented(foreign, 'endSession')).toMatchObject({
      status: 404,
      code: 'account.session_not_found',
    });

    const polls = Array.from({ length: 20 }, () => desktop.agent.get('/api/auth/me'));
    const ended = await phone.agent.delete(`/api/auth/sessions/${other.id}`);
    expect(ended.status).toBe(204);
    expectDocumented(ended, 'endSession');
    await Promise.all(polls);
    expect(await desktop.isAlive()).toBe(false);
    expect((await phone.agent.get('/api/auth/sessions')).body).toHaveLength(1);
    for (const id of [other.id, 0, 99_999_999, 'x', '1e3', ''])
      expect((await phone.agent.delete(`/api/auth/sessions/${id}`)).status).toBe(id === '' ? 204 : 404);
  });

  it('want the password again for accounts, keys and erasure, and an erring one is counted', async () => {
    const { agent } = await begin(true);
    const other = await begin(true);
    clock.advance(PASSWORD_FRESH_MS + 1);
    const calls = {
      addAccount: () => agent.post('/api/accounts').send({ username: 'Luca' }),
      deleteAccount: () => agent.delete('/api/accounts/99'),
      createAccessKey: () => agent.post('/api/access-keys').send({ name: 'Gestionale', scope: 'read' }),
      deleteAccessKey: () => agent.delete('/api/access-keys/99'),
      erasePerson: () => agent.post('/api/privacy/erase').send({ email: 'ospite@example.org' }),
      // The last one, since the other session is needed before.
      endOtherSessions: () => agent.delete('/api/auth/sessions'),
    };
    const codes = async () => {
      const answers: Record<string, unknown> = {};
      for (const [name, call] of Object.entries(calls)) {
        const answer = await call();
        expectDocumented(answer, name);
        answers[name] = [answer.status, answer.body.code];
      }
      return answers;
    };
    const needed = Object.fromEntries(
      Object.keys(calls).map((name) => [name, [403, 'account.password_needed']]),
    );
    expect(await codes()).toEqual(needed);
    // Neither a sign-in elsewhere nor a header or a field does it.
    await other.agent.post('/api/auth/password/confirm').send({ password: OWNER.password }).expect(204);
    await begin();
    expect(
      (await agent.post('/api/accounts').send({ username: 'Luca', password: OWNER.password })).status,
    ).toBe(403);
    const foreign = await agent
      .post('/api/auth/password/confirm')
      .set('Origin', 'https://evil.example')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ password: OWNER.password });
    expect(foreign.body.code).toBe('account.cross_site');
    expect(
      (await api.request.post('/api/auth/password/confirm').send({ password: OWNER.password })).status,
    ).toBe(401);
    const wrong = await agent.post('/api/auth/password/confirm').send({ password: 'wrong' });
    expect(expectDocumented(wrong, 'confirmPassword')).toMatchObject({
      status: 422,
      code: 'account.wrong_password',
    });
    expect(await codes()).toEqual(needed);

    const right = await agent.post('/api/auth/password/confirm').send({ password: OWNER.password });
    expect(right.status).toBe(204);
    expectDocumented(right, 'confirmPassword');
    expect(await codes()).toMatchObject({
      addAccount: [201, undefined],
      erasePerson: [200, undefined],
      endOtherSessions: [204, undefined],
    });
    clock.advance(PASSWORD_FRESH_MS + 1);
    expect((await calls.addAccount()).status).toBe(403);
    expect((await agent.delete('/api/auth/sessions?keepAccessKeys=true')).status).toBe(204);
    for (let count = 0; count < 5; count += 1)
      await agent.post('/api/auth/password/confirm').send({ password: 'wrong' }).expect(422);
    const refused = await agent.post('/api/auth/password/confirm').send({ password: OWNER.password });
    expect(refused.status).toBe(429);
    expectDocumented(refused, 'confirmPassword');
  });

  it.each([
    [
      'a new password',
      (agent: ReturnType<TestApi['agent']>, currentPassword: string, keepAccessKeys: boolean) => {
        const newPassword = currentPassword === NEW_PASSWORD ? OWNER.password : NEW_PASSWORD;
        return agent.put('/api/auth/password').send({ currentPassword, newPassword, keepAccessKeys });
      },
    ],
    [
      'signing out everywhere else',
      (agent: ReturnType<TestApi['agent']>, _password: string, keep: boolean) =>
        agent.delete(`/api/auth/sessions${keep ? '?keepAccessKeys=true' : ''}`),
    ],
  ])('take their access keys along with %s, unless they are to be kept', async (_name, leave) => {
    const [phone, thief] = [await begin(), await begin()];
    const made = await thief.agent.post('/api/access-keys').send({ name: 'Gestionale', scope: 'read' });
    const status = async () =>
      (await api.request.get('/api/quotes').set('Authorization', `Bearer ${made.body.secret}`)).status;
    expect((await leave(phone.agent, OWNER.password, true)).status).toBe(204);
    expect(await status()).toBe(200);
    expect((await leave(phone.agent, NEW_PASSWORD, false)).status).toBe(204);
    expect(await status()).toBe(401);
  });
});
