import { runAccountCommand } from './account-command';
import { readConfig } from '@ospite/server/config';
import { OWNER, startTestApi, type TestApi } from '../testing';

let api: TestApi;
let said: string[];

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)));
  jest.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(String(line)));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const run = (args: string[], env = {}) =>
  runAccountCommand(
    readConfig({ DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir, LOG_LEVEL: 'silent', ...env }, '/'),
    args,
  );
const saidSecret = () => said.join('\n').match(/(?:[a-z2-9]{4}-){4}[a-z2-9]{4}/)?.[0];

it('gives an owner who is locked out a new password and ends the sessions of the old one', async () => {
  const owner = await api.signedIn();
  expect(await run(['reset-password', OWNER.username])).toBe(0);
  const password = saidSecret();
  expect((await owner.get('/api/auth/me')).status).toBe(401);
  // Passport is one for the whole process, and the command's application had it last: a new one takes it back.
  const next = await startTestApi({ databaseUrl: api.databaseUrl });
  const login = (secret: string | undefined) =>
    next.request.post('/api/auth/login').send({ username: OWNER.username, password: secret });
  expect((await login(OWNER.password)).status).toBe(401);
  expect((await login(password)).body).toMatchObject({ username: OWNER.username, hasOneTimePassword: true });
  await next.close();
});

it('makes a new super-admin key, and warns when the environment will put the old one back', async () => {
  expect(await run(['new-super-admin-key'])).toBe(0);
  const superAdminKey = saidSecret();
  expect(said).toHaveLength(1);
  await api.request.post('/api/super-admin/unlock').send({ superAdminKey }).expect(204);
  said = [];
  expect(await run(['new-super-admin-key'], { SUPER_ADMIN_KEY: 'maestrale-corallo' })).toBe(0);
  expect(said.join()).toContain('SUPER_ADMIN_KEY is set');
});

it('says when there is no such account, and how it is used', async () => {
  expect(await run(['reset-password', 'nobody'])).toBe(1);
  expect(said).toEqual(['There is no account "nobody".']);
  for (const args of [[], ['reset-password'], ['delete-everything']]) expect(await run(args)).toBe(64);
  expect(said.join()).toContain('account reset-password <user>');
});
