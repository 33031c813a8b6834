import { AccountStore, BaseData } from '@ospite/domain';
import {
  createTestDatabase,
  expectDocumented,
  startTestApi,
  storeSecret,
  type TestApi,
  type TestDatabase,
} from '../../testing';

const SETUP_CODE = 'mirt-gine-pror-cora-llos';

describe('the first account by request', () => {
  let database: TestDatabase;
  let api: TestApi;
  let filled: jest.SpiedFunction<() => Promise<void>>;

  beforeEach(async () => {
    database = await createTestDatabase();
    api = await startTestApi({ databaseUrl: database.url });
    await storeSecret(api.app, 'setup-code', SETUP_CODE);
    filled = jest.spyOn(api.app.get(BaseData, { strict: false }), 'fill').mockResolvedValue();
  });
  afterEach(async () => {
    await api.close();
    await database.drop();
  });

  it('can be made while there is none, with base data and a generated password that works', async () => {
    expect(expectDocumented(await api.request.get('/api/init'), 'getInit')).toEqual({ available: true });
    const made = await api.request.post('/api/init').send({ setupCode: SETUP_CODE });
    expect(made.status).toBe(201);
    expectDocumented(made, 'runInit');
    expect(made.body.username).toBe('admin');
    const login = await api.request.post('/api/auth/login').send(made.body);
    expect(login.body).toMatchObject({ username: 'admin', hasOneTimePassword: true });
    expect(filled).toHaveBeenCalledTimes(1);
    expect((await api.request.get('/api/init')).body).toEqual({ available: false });
  });

  it('takes the chosen name and password and does not tell the password again', async () => {
    const chosen = { username: 'Marta', password: 'ginepro-mirto-elicriso' };
    const made = await api.request.post('/api/init').send({ setupCode: SETUP_CODE, ...chosen });
    expect(made.body).toEqual({ username: 'Marta' });
    expect((await api.request.post('/api/auth/login').send(chosen)).status).toBe(200);
  });

  it('refuses a wrong code and a weak password, and makes nothing', async () => {
    const wrong = await api.request.post('/api/init').send({ setupCode: 'xxxx-xxxx' });
    expect(expectDocumented(wrong, 'runInit')).toMatchObject({
      status: 401,
      code: 'account.wrong_setup_code',
    });
    const weak = await api.request.post('/api/init').send({ setupCode: SETUP_CODE, password: 'admin' });
    expect(expectDocumented(weak, 'runInit')).toMatchObject({
      status: 400,
      errors: [{ field: 'password', code: 'too_short' }],
    });
    expect(await api.app.get(AccountStore, { strict: false }).any()).toBe(false);
  });

  it('makes no account with a password that nobody has seen when the base data cannot be filled in', async () => {
    filled.mockRejectedValueOnce(new Error('disk full'));
    expect((await api.request.post('/api/init').send({ setupCode: SETUP_CODE })).status).toBe(500);
    expect((await api.request.get('/api/init')).body).toEqual({ available: true });
    const made = await api.request.post('/api/init').send({ setupCode: SETUP_CODE });
    expect((await api.request.post('/api/auth/login').send(made.body)).status).toBe(200);
  });

  it('makes one owner when twenty ask at once, and tells the others that there is one', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.request
          .post('/api/init')
          .send({ setupCode: SETUP_CODE, username: `owner-${index}`, password: 'ginepro-mirto-elicriso' }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.every((status) => [201, 409, 429].includes(status))).toBe(true);
    const second = await api.request.post('/api/init').send({ setupCode: SETUP_CODE });
    expect(expectDocumented(second, 'runInit')).toMatchObject({
      status: 409,
      code: 'account.already_initialised',
    });
  });
});
