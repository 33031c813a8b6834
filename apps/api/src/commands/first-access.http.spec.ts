import { ReplaceSuperAdminKey, ResetPassword } from '@ospite/domain';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase, startTestApi, type TestApi, type TestDatabase } from '../testing';
import { ensureAccess } from './first-access';

describe('the first start', () => {
  let database: TestDatabase;
  let api: TestApi;

  const start = async (env: Record<string, string> = {}) => {
    api = await startTestApi({ databaseUrl: database.url, env });
    return ensureAccess(api.app);
  };
  const file = () => path.join(api.dataDir, 'credentials.txt');
  const credentials = async () =>
    Object.fromEntries(
      (await readFile(file(), 'utf8'))
        .trim()
        .split('\n')
        .map((line) => line.split('=')),
    );
  const login = (username: string | undefined, password: string | undefined) =>
    api.request.post('/api/auth/login').send({ username, password });

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await api.close();
    await database.drop();
  });

  it('makes an owner and a key that work, and writes them where only the machine’s owner reads', async () => {
    const lines = await start();
    const { ADMIN_USERNAME, ADMIN_PASSWORD, SUPER_ADMIN_KEY } = await credentials();
    expect(lines.join('\n')).toContain(ADMIN_PASSWORD);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect((await login(ADMIN_USERNAME, ADMIN_PASSWORD)).body).toMatchObject({
      mustChangePassword: true,
      hasOneTimePassword: false,
      mayEditContent: true,
    });
    await api.request.post('/api/super-admin/unlock').send({ superAdminKey: SUPER_ADMIN_KEY }).expect(204);
    expect(await ensureAccess(api.app)).toEqual([]);
  });

  it('stores password and key only as argon2id hashes', async () => {
    await start();
    const { ADMIN_PASSWORD = '', SUPER_ADMIN_KEY = '' } = await credentials();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows: accounts } = await client.query('select * from account');
    const { rows: secrets } = await client.query('select * from server_secret');
    await client.end();
    expect(accounts).toMatchObject([
      { role: 'admin', password_hash: expect.stringMatching(/^\$argon2id\$/) },
    ]);
    expect(secrets.find(({ name }) => name === 'super-admin-key')?.value).toMatch(/^\$argon2id\$/);
    for (const secret of [ADMIN_PASSWORD, SUPER_ADMIN_KEY])
      expect(JSON.stringify([accounts, secrets])).not.toContain(secret);
  });

  it('removes the owner’s lines once the password was changed, and keeps the key', async () => {
    await start();
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: currentPassword } = await credentials();
    const owner = api.agent();
    await owner.post('/api/auth/login').send({ username, password: currentPassword }).expect(200);
    await owner
      .put('/api/auth/password')
      .send({ currentPassword, newPassword: 'corallo-sabbia-1' })
      .expect(204);
    expect(await readFile(file(), 'utf8')).toMatch(
      /^# The super-admin key stays in this file until you delete it.*\nSUPER_ADMIN_KEY=\S+\n$/,
    );
  });

  it('makes nothing in production and prints a code for the first account', async () => {
    const lines = await start({ NODE_ENV: 'production' });
    await expect(stat(file())).rejects.toThrow();
    const setupCode = lines.at(-1)?.trim();
    expect(
      (await api.request.post('/api/super-admin/unlock').send({ superAdminKey: 'anything' })).status,
    ).toBe(401);
    const made = await api.request.post('/api/init').send({ setupCode: 'wrong' });
    expect(made.status).toBe(401);
    expect(setupCode).toMatch(/^(?:[a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  });

  it('takes the passwords from the settings, and writes none of them down', async () => {
    const env = {
      ADMIN_USERNAME: 'Marta',
      ADMIN_PASSWORD: 'ginepro-mirto-1',
      SUPER_ADMIN_KEY: 'maestrale-corallo',
    };
    const lines = await start({ NODE_ENV: 'production', ...env });
    expect(lines.join()).not.toMatch(/ginepro|maestrale/);
    await expect(stat(file())).rejects.toThrow();
    expect((await login('marta', env.ADMIN_PASSWORD)).body).toMatchObject({ mustChangePassword: false });
    await api.request
      .post('/api/super-admin/unlock')
      .send({ superAdminKey: env.SUPER_ADMIN_KEY })
      .expect(204);
  });

  it.each([
    ['Ospite', /^ADMIN_USERNAME reads like the program's/],
    ['API Gestionale', /^ADMIN_USERNAME reads like .*"API" and a space/],
    ['Marta·Rossi', /^ADMIN_USERNAME has characters that confuse: .* Latin, Greek or Cyrillic letters/],
    ['\u3164', /^ADMIN_USERNAME shows nothing/],
    ['İ'.repeat(31), /^ADMIN_USERNAME is too long in small letters: use at most 60/],
  ])('makes nobody called %s, and says which rule the setting breaks', async (ADMIN_USERNAME, line) => {
    const chosen = { ADMIN_USERNAME, ADMIN_PASSWORD: 'ginepro-mirto-1' };
    await expect(start(chosen)).rejects.toThrow(line);
    expect((await login(ADMIN_USERNAME, chosen.ADMIN_PASSWORD)).status).toBe(401);
  });

  it('lets the person who runs the machine back in', async () => {
    await start();
    const resetPassword = api.app.get(ResetPassword, { strict: false });
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = await credentials();
    const owner = api.agent();
    await owner.post('/api/auth/login').send({ username, password }).expect(200);

    const made = await resetPassword.reset(username ?? '');
    expect((await owner.get('/api/auth/me')).status).toBe(401);
    expect((await login(username, password)).status).toBe(401);
    expect((await login(username, made)).status).toBe(200);
    const superAdminKey = await api.app.get(ReplaceSuperAdminKey, { strict: false }).replace();
    await api.request.post('/api/super-admin/unlock').send({ superAdminKey }).expect(204);
  });
});
