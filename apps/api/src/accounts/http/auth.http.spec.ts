import { SESSION_IDLE_MS, SESSION_MAX_MS } from '@ospite/domain';
import { expectDocumented, OWNER, startTestApi, TestClock, type TestApi } from '../../testing';

describe('signing in and out', () => {
  const clock = new TestClock();
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ clock });
  });
  afterAll(() => api.close());

  it('lets the owner in, whatever the case of the username, and tells who is signed in', async () => {
    const owner = api.agent();
    const login = await owner.post('/api/auth/login').send({ ...OWNER, username: 'MARTA' });
    expect(login.status).toBe(200);
    expectDocumented(login, 'login');
    expect(login.body).toEqual({
      id: 1,
      username: 'Marta',
      role: 'admin',
      mustChangePassword: false,
      hasOneTimePassword: false,
      mayEditContent: true,
    });

    const me = await owner.get('/api/auth/me');
    expect(expectDocumented(me, 'getMe')).toEqual(login.body);
    expect(me.headers['cache-control']).toBe('no-store');
  });

  it('keeps the cookie of the session from scripts and other sites, and marks the owner in a readable one', async () => {
    const { headers } = await api.request.post('/api/auth/login').send(OWNER);
    const [staff, session, device] = [...(headers['set-cookie'] ?? [])].sort().reverse();
    expect(session).toMatch(/^session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    expect(device).toMatch(/^device-account-1=[^;]+; .*HttpOnly; SameSite=Strict$/);
    expect(staff).toMatch(/^staff=1; Max-Age=604800; Path=\/; Expires=[^;]+; SameSite=Lax$/);
  });

  it('refuses a wrong password and an unknown user with the same words', async () => {
    const wrong = await api.request.post('/api/auth/login').send({ ...OWNER, password: 'something else' });
    const unknown = await api.request.post('/api/auth/login').send({ username: 'nobody', password: 'x' });
    expect(wrong.status).toBe(401);
    expectDocumented(wrong, 'login');
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.code).toBe('account.wrong_credentials');
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [
      'no body',
      undefined,
      [
        ['username', 'required'],
        ['password', 'required'],
      ],
    ],
    ['an empty username', { username: '', password: 'x' }, [['username', 'required']]],
    ['a number as password', { username: 'x', password: 5 }, [['password', 'wrong_type']]],
    ['an unknown field', { username: 'x', password: 'x', role: 'admin' }, [['role', 'unknown_field']]],
    ['a list', [], undefined],
  ])('refuses %s before looking anything up', async (_name, body, fields) => {
    const response = await api.request.post('/api/auth/login').send(body);
    expect(response.status).toBe(400);
    expectDocumented(response, 'login');
    if (fields)
      expect(
        response.body.errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
      ).toEqual(fields);
  });

  it('gives a new id at login and ends the session on the server at logout', async () => {
    const owner = await api.signedIn();
    const first = await owner.post('/api/auth/login').send(OWNER);
    const second = await owner.post('/api/auth/login').send(OWNER);
    const cookieOf = (response: typeof first) =>
      [...(response.headers['set-cookie'] ?? [])]
        .find((text) => text.startsWith('session='))
        ?.split(';')[0] ?? '';
    expect(cookieOf(first)).not.toBe(cookieOf(second));
    expect((await api.request.get('/api/auth/me').set('Cookie', cookieOf(first))).status).toBe(401);

    const logout = await owner.post('/api/auth/logout');
    expectDocumented(logout, 'logout');
    expect(logout.status).toBe(204);
    expect([...(logout.headers['set-cookie'] ?? [])].join()).toMatch(/staff=;/);
    const after = await api.request.get('/api/auth/me').set('Cookie', cookieOf(second));
    expectDocumented(after, 'getMe');
    expect(after.status).toBe(401);
  });

  it('ends a session after 8 hours without use, not while it is used', async () => {
    const owner = await api.signedIn();
    for (let round = 0; round < 3; round += 1) {
      clock.advance(SESSION_IDLE_MS - 60_000);
      expect((await owner.get('/api/auth/me')).status).toBe(200);
    }
    clock.advance(SESSION_IDLE_MS + 1_000);
    expect((await owner.get('/api/auth/me')).status).toBe(401);
  });

  it('ends a session after 7 days however much it is used', async () => {
    const owner = await api.signedIn();
    const step = SESSION_IDLE_MS - 60_000;
    for (let time = step; time < SESSION_MAX_MS; time += step) {
      clock.advance(step);
      expect((await owner.get('/api/auth/me')).status).toBe(200);
    }
    clock.advance(step);
    expect((await owner.get('/api/auth/me')).status).toBe(401);
  });

  it('ends all other sessions on request, and keeps the one that asks', async () => {
    const [here, elsewhere] = [await api.signedIn(), await api.signedIn()];
    const ended = await here.delete('/api/auth/sessions');
    expectDocumented(ended, 'endOtherSessions');
    expect((await here.get('/api/auth/me')).status).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  });

  it('changes the password, ends the other sessions and refuses the old password', async () => {
    const [here, elsewhere] = [await api.signedIn(), await api.signedIn()];
    const wrong = await here
      .put('/api/auth/password')
      .send({ currentPassword: 'no', newPassword: 'tutto-nuovo-1' });
    expect(expectDocumented(wrong, 'changePassword')).toMatchObject({
      status: 422,
      code: 'account.wrong_password',
    });
    const weak = await here
      .put('/api/auth/password')
      .send({ currentPassword: OWNER.password, newPassword: 'password' });
    expect(expectDocumented(weak, 'changePassword')).toMatchObject({
      status: 400,
      code: 'account.weak_password',
      errors: [{ field: 'newPassword', code: 'common' }],
    });
    const newPassword = 'corallo-sabbia-maestrale';
    const changed = await here
      .put('/api/auth/password')
      .send({ currentPassword: OWNER.password, newPassword });
    expectDocumented(changed, 'changePassword');
    expect(changed.status).toBe(204);
    expect((await here.get('/api/auth/me')).status).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await api.request.post('/api/auth/login').send(OWNER)).status).toBe(401);
    const back = { currentPassword: newPassword, newPassword: OWNER.password };
    expect((await here.put('/api/auth/password').send(back)).status).toBe(204);
  });
  it.each([
    ['unchanged', OWNER.password, 'account.weak_password', {}],
    ['too_short', 'corto', 'account.weak_password', { facts: { min: 8 } }],
    ['too_long', 'x'.repeat(129), 'account.weak_password', { facts: { max: 128 } }],
  ])('refuses a new password that is %s', async (problem, newPassword, code, facts) => {
    const owner = await api.signedIn();
    const refused = await owner
      .put('/api/auth/password')
      .send({ currentPassword: OWNER.password, newPassword });
    expect(expectDocumented(refused, 'changePassword')).toMatchObject({
      status: 400,
      code,
      errors: [{ field: 'newPassword', code: problem, ...facts }],
    });
  });
});
