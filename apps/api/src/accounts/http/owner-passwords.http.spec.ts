import {
  expectDocumented,
  OWNER,
  startTestApi,
  SUPER_ADMIN_KEY,
  seedTestData,
  type TestApi,
} from '../../testing';

describe('an owner who lost their password', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await seedTestData(api.databaseUrl);
  });
  afterAll(() => api.close());

  const asSuperAdmin = (method: 'get' | 'post', path: string) =>
    api.request[method](`/api/super-admin/accounts${path}`).set('X-Super-Admin-Key', SUPER_ADMIN_KEY);

  it('is given another by the super admin, once, and chooses their own at once', async () => {
    const owner = await api.signedIn();
    const key = await owner.post('/api/access-keys').send({ name: 'Gestionale', scope: 'read' });
    const list = await asSuperAdmin('get', '');
    expect(expectDocumented(list, 'listOwners')).toMatchObject([{ username: OWNER.username }]);
    expect(JSON.stringify(list.body)).not.toMatch(/argon2|hash/i);
    const { id } = list.body[0];

    const given = await asSuperAdmin('post', `/${id}/one-time-password`);
    expect(given.status).toBe(201);
    expect(expectDocumented(given, 'giveOneTimePassword')).toMatchObject({ username: OWNER.username });
    const { password } = given.body;

    // All sessions and keys of the account are gone, and the old password with them.
    expect((await owner.get('/api/auth/me')).status).toBe(401);
    const withKey = await api.request.get('/api/quotes').set('Authorization', `Bearer ${key.body.secret}`);
    expect(withKey.status).toBe(401);
    expect((await api.request.post('/api/auth/login').send(OWNER)).status).toBe(401);

    const again = api.agent();
    const login = await again.post('/api/auth/login').send({ username: OWNER.username, password });
    expect(login.body).toMatchObject({ mustChangePassword: true, hasOneTimePassword: true });
    expect((await again.get('/api/quotes')).body.code).toBe('account.password_to_change');
    const change = { currentPassword: password, newPassword: OWNER.password };
    expect((await again.put('/api/auth/password').send(change)).status).toBe(204);
    expect((await again.get('/api/quotes')).status).toBe(200);

    const { rows } = await (
      await api.connectDatabase()
    ).query(`select kind, recipient, subject, text from message where kind = 'password-reset'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      recipient: expect.stringContaining('@'),
      subject: 'Nuova password per il pannello',
    });
    expect(rows[0].text).toContain(OWNER.username);
    expect(rows[0].text).toMatch(/Il \d+º? \p{L}+ \d{4} alle ore \d{2}:\d{2}/u);
    expect(rows[0].text).not.toContain(password);
  });

  it('is given to existing accounts only, and the old password stays when no e-mail can be stored', async () => {
    for (const id of ['99', '0', 'x', '99999999999'])
      expect((await asSuperAdmin('post', `/${id}/one-time-password`)).status).toBe(404);
    expect((await api.request.post('/api/auth/login').send(OWNER)).status).toBe(200);
  });
});
