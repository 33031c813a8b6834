import { MAX_FAILURES_PER_SENDER, MAX_FAILURES_PER_PAIR, PAIR_WINDOW_MS } from '@ospite/domain';
import { expectDocumented, OWNER, startTestApi, SUPER_ADMIN_KEY, type TestApi } from '../../testing';

describe('guessing at secrets', () => {
  let api: TestApi;

  beforeEach(async () => {
    // Behind a proxy of our own, so that each test request can come from an address it names.
    api = await startTestApi({ env: { TRUSTED_PROXIES: 'loopback' } });
  });
  afterEach(() => api.close());

  const inDatabase = async (statement: string) => (await api.connectDatabase()).query(statement);
  const guess = (from: string, username: string = OWNER.username, password = 'wrong') =>
    api.request.post('/api/auth/login').set('X-Forwarded-For', from).send({ username, password });

  it('allows five failures for a pair of account and address, then says when to come back', async () => {
    for (let count = 0; count < MAX_FAILURES_PER_PAIR; count += 1)
      expect((await guess('203.0.113.7')).status).toBe(401);
    const refused = await guess('203.0.113.7', OWNER.username, OWNER.password);
    expect(refused.status).toBe(429);
    expectDocumented(refused, 'login');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(refused.body.retryAfterSeconds).toBe(Number(refused.headers['retry-after']));
  });

  it('never locks the owner out at another address', async () => {
    for (let count = 0; count < MAX_FAILURES_PER_PAIR; count += 1) await guess('203.0.113.7');
    expect((await guess('203.0.113.8', OWNER.username, OWNER.password)).status).toBe(200);
  });

  it('counts a whole /64 of IPv6 as one address', async () => {
    for (let count = 0; count < MAX_FAILURES_PER_PAIR; count += 1)
      expect((await guess(`2001:db8:1:2::${count + 1}`)).status).toBe(401);
    expect((await guess('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await guess('2001:db8:1:3::1')).status).toBe(401);
  });

  it('does not count what succeeds', async () => {
    for (let count = 0; count < MAX_FAILURES_PER_PAIR * 2; count += 1)
      expect((await guess('203.0.113.7', OWNER.username, OWNER.password)).status).toBe(200);
  });

  it('clears earlier failures after a success: an owner who mistypes is not locked out', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 1; count < MAX_FAILURES_PER_PAIR; count += 1)
        expect((await guess('203.0.113.7')).status).toBe(401);
      expect((await guess('203.0.113.7', OWNER.username, OWNER.password)).status).toBe(200);
    }
    // From here on the pair has all its tries again, and no more.
    for (let count = 0; count < MAX_FAILURES_PER_PAIR; count += 1)
      expect((await guess('203.0.113.7')).status).toBe(401);
    expect((await guess('203.0.113.7', OWNER.username, OWNER.password)).status).toBe(429);
  });

  it('lets a pair try again after fifteen minutes', async () => {
    for (let count = 0; count < MAX_FAILURES_PER_PAIR; count += 1) await guess('203.0.113.7');
    expect((await guess('203.0.113.7', OWNER.username, OWNER.password)).status).toBe(429);
    await inDatabase(`update throttle set expire = expire - ${PAIR_WINDOW_MS}`);
    expect((await guess('203.0.113.7', OWNER.username, OWNER.password)).status).toBe(200);
  });

  it('allows an address fifty failures in an hour, whatever names it tries', async () => {
    for (let count = 0; count < MAX_FAILURES_PER_SENDER; count += 1)
      expect((await guess('203.0.113.7', `name-${count}`)).status).toBe(401);
    const refused = await guess('203.0.113.7', 'another');
    expect([refused.status, refused.body.code]).toEqual([429, 'account.too_many_attempts']);
    expectDocumented(refused, 'login');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(PAIR_WINDOW_MS / 1000);
    const init = api.request.post('/api/super-admin/unlock').set('X-Forwarded-For', '203.0.113.7');
    expect((await init.send({ superAdminKey: SUPER_ADMIN_KEY })).status).toBe(429);
    expect((await guess('203.0.113.8', OWNER.username, OWNER.password)).status).toBe(200);
  });

  it('counts the current password that is asked for when another is chosen', async () => {
    const owner = await api.signedIn();
    const newPassword = 'corallo-sabbia-maestrale';
    for (let count = 0; count < MAX_FAILURES_PER_PAIR; count += 1)
      expect(
        (await owner.put('/api/auth/password').send({ currentPassword: 'no', newPassword })).status,
      ).toBe(422);
    const refused = await owner
      .put('/api/auth/password')
      .send({ currentPassword: OWNER.password, newPassword });
    expect(refused.status).toBe(429);
    expectDocumented(refused, 'changePassword');
  });

  it('is counted in the database, for all processes together', async () => {
    const other = await startTestApi({ databaseUrl: api.databaseUrl });
    try {
      const unlock = async ({ request }: TestApi, superAdminKey: string) =>
        (await request.post('/api/super-admin/unlock').send({ superAdminKey })).status;
      for (let count = 1; count < MAX_FAILURES_PER_PAIR; count += 1)
        expect(await unlock(other, 'not-the-key-at-all')).toBe(401);
      expect(await unlock(api, 'not-the-key-at-all')).toBe(401);
      expect([await unlock(api, SUPER_ADMIN_KEY), await unlock(other, SUPER_ADMIN_KEY)]).toEqual([429, 429]);
    } finally {
      await other.close();
    }
  });

  it('stores neither the name that was tried nor the address that tried it', async () => {
    await guess('203.0.113.7', 'somebody');
    const { rows } = await inDatabase('select key from throttle');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/somebody|203/);
  });

  it('allows no more guesses when many come at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => guess('203.0.113.7')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(MAX_FAILURES_PER_PAIR);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20 - MAX_FAILURES_PER_PAIR);
  });

  it('refuses no correct key, however many come at the same moment', async () => {
    const unlock = () => api.request.post('/api/super-admin/unlock').send({ superAdminKey: SUPER_ADMIN_KEY });
    const responses = await Promise.all(Array.from({ length: 20 }, unlock));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
  });

  describe('in a browser that has signed in before', () => {
    const HERE = '203.0.113.7';
    const agentFrom = (from: string) => {
      const agent = api.agent();
      return {
        logIn: (password: string = OWNER.password, username: string = OWNER.username) =>
          agent.post('/api/auth/login').set('X-Forwarded-For', from).send({ username, password }),
        logOut: () => agent.post('/api/auth/logout').set('X-Forwarded-For', from),
        unlock: (superAdminKey: string = SUPER_ADMIN_KEY) =>
          agent.post('/api/super-admin/unlock').set('X-Forwarded-For', from).send({ superAdminKey }),
      };
    };
    const deviceCookieIn = ({ headers }: { headers: Record<string, unknown> }) =>
      [headers['set-cookie']]
        .flat()
        .map(String)
        .find((cookie) => cookie.startsWith('device-')) ?? '';
    const logInWith = (cookie: string, password: string = OWNER.password, from = HERE) =>
      guess(from, OWNER.username, password).set('Cookie', cookie);

    it('lets the owner in at once after hundreds of guesses from their address, of which five are tried', async () => {
      const owner = agentFrom(HERE);
      expect((await owner.logIn()).status).toBe(200);
      await owner.logOut();
      const guesses = await Promise.all(Array.from({ length: 500 }, () => guess(HERE)));
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(MAX_FAILURES_PER_PAIR);
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(500 - MAX_FAILURES_PER_PAIR);
      expect((await guess(HERE, OWNER.username, OWNER.password)).status).toBe(429);
      expect((await owner.logIn()).status).toBe(200);
    });

    it('lets the super admin in, whatever others at their address guess', async () => {
      const agency = agentFrom(HERE);
      expect((await agency.unlock()).status).toBe(204);
      for (let count = 0; count < MAX_FAILURES_PER_SENDER; count += 1) await guess(HERE, `name-${count}`);
      expect((await agentFrom(HERE).unlock()).status).toBe(429);
      expect((await agency.unlock()).status).toBe(204);
    });

    it('gives all copies of its cookie five tries together, from wherever they are sent', async () => {
      const cookie = deviceCookieIn(await agentFrom(HERE).logIn()).split(';')[0] ?? '';
      const responses = await Promise.all(
        Array.from({ length: 500 }, (_, at) => logInWith(cookie, 'wrong', `10.8.${at % 250}.1`)),
      );
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(MAX_FAILURES_PER_PAIR);
      expect((await logInWith(cookie)).status).toBe(429);
      expect((await guess(HERE, OWNER.username, OWNER.password)).status).toBe(200);
    });

    it('has a cookie that opens nothing, keeps its count, and stays at a logout and with another password', async () => {
      const first = deviceCookieIn(await agentFrom(HERE).logIn());
      expect(first).toMatch(
        /^device-account-1=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
      );
      const cookie = first.split(';')[0] ?? '';
      expect((await api.request.get('/api/auth/me').set('Cookie', cookie)).status).toBe(401);
      expect(deviceCookieIn(await logInWith(cookie)).split(';')[0]).toBe(cookie);
      const owner = agentFrom(HERE);
      await owner.logIn();
      expect(deviceCookieIn(await owner.logOut())).toBe('');

      for (let count = 0; count < MAX_FAILURES_PER_PAIR; count += 1) await guess(HERE);
      const agent = await api.signedIn();
      const changed = await agent
        .put('/api/auth/password')
        .send({ currentPassword: OWNER.password, newPassword: 'corallo-sabbia-maestrale' });
      expect(changed.status).toBe(204);
      expect((await guess(HERE, OWNER.username, 'corallo-sabbia-maestrale')).status).toBe(429);
      expect((await logInWith(cookie, 'corallo-sabbia-maestrale')).status).toBe(200);
    });

    it('is known by no other cookie: of another holder, changed, cut or enormous', async () => {
      const agency = agentFrom(HERE);
      const panel = deviceCookieIn(await agency.unlock()).split(';')[0] ?? '';
      const cookie = deviceCookieIn(await agency.logIn()).split(';')[0] ?? '';
      for (let count = 0; count < MAX_FAILURES_PER_PAIR; count += 1) await guess(HERE);
      const value = cookie.slice(cookie.indexOf('=') + 1);
      for (const other of [
        panel.replace('device-panel', 'device-account-1'),
        cookie.replace('account-1', 'account-2'),
        cookie.slice(0, -1),
        `device-account-1=${value.split('.')[0]}`,
        `device-account-1=${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`,
        `device-account-1=${value}${'x'.repeat(9_000)}`,
        `device-account-1=${encodeURIComponent('\u0000')}.${value}`,
      ])
        expect([other.slice(0, 60), (await logInWith(other)).status]).toEqual([other.slice(0, 60), 429]);
      const planted = Array.from({ length: 300 }, (_, at) => `device-account-1=${at}.planted`).join('; ');
      expect((await logInWith(`${planted}; ${cookie}`)).status).toBe(200);
    });
  });

  it('allows five failures, however the name is written', async () => {
    const spellings = ['Marta', 'MARTA', 'marta', 'mARTA', 'MarTa', 'martA', 'maRta'];
    const statuses = [];
    for (const spelling of spellings) statuses.push((await guess('203.0.113.7', spelling)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  describe('while the database only reads', () => {
    const unlock = async (superAdminKey: string, from = '203.0.113.7') =>
      (await api.request.post('/api/super-admin/unlock').set('X-Forwarded-For', from).send({ superAdminKey }))
        .status;
    let client: Awaited<ReturnType<TestApi['connectDatabase']>>;

    beforeEach(async () => {
      // The site was in use: its secrets are made.
      expect(await unlock(SUPER_ADMIN_KEY)).toBe(204);
      client = await api.connectDatabase();
      await client.query('set session characteristics as transaction read write');
      await setReadOnly('on');
    });

    /** Returns once the server has noticed: its connections are new ones. */
    const setReadOnly = async (value: 'on' | 'off') => {
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`);
      await client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const reason = value === 'on' ? 'database_not_writable' : undefined;
      const isNoticed = async () => (await api.request.get('/api/health/ready')).body.reason === reason;
      while (!(await isNoticed()));
    };

    it('opens the health for the holder of the super-admin key', async () => {
      expect(await unlock(SUPER_ADMIN_KEY)).toBe(204);
      const health = await api.request
        .get('/api/super-admin/health')
        .set('X-Super-Admin-Key', SUPER_ADMIN_KEY);
      expectDocumented(health, 'getSuperAdminHealth');
      expect(health.body.concerns).toContain('database_not_writable');
    });

    it('gives no guess more, neither then nor when it writes again', async () => {
      const wrong = 'not-the-key-at-all';
      await setReadOnly('off');
      for (let count = 0; count < 2; count += 1) expect(await unlock(wrong)).toBe(401);
      await setReadOnly('on');
      for (let count = 2; count < MAX_FAILURES_PER_PAIR; count += 1) expect(await unlock(wrong)).toBe(401);
      expect([await unlock(wrong), await unlock(SUPER_ADMIN_KEY)]).toEqual([429, 429]);
      expect(await unlock(SUPER_ADMIN_KEY, '203.0.113.8')).toBe(204);
      await setReadOnly('off');
      expect(await unlock(SUPER_ADMIN_KEY)).toBe(429);
      expect(await unlock(SUPER_ADMIN_KEY, '203.0.113.8')).toBe(204);
    });

    it('lets nobody sign in, right or wrong', async () => {
      expect((await guess('203.0.113.7')).status).toBe(503);
      expect((await guess('203.0.113.7', OWNER.username, OWNER.password)).status).toBe(503);
    });
  });

  it('limits every use of the super-admin key together', async () => {
    const settings = (await api.request.get('/api/super-admin/settings')).body;
    const wrong = 'not-the-key-at-all';
    const uses = [
      () => api.request.post('/api/super-admin/unlock').send({ superAdminKey: wrong }),
      () => api.request.put('/api/super-admin/settings').send({ ...settings, superAdminKey: wrong }),
      () => api.request.get('/api/super-admin/health').set('X-Super-Admin-Key', wrong),
      () => api.request.post('/api/super-admin/preview').set('X-Super-Admin-Key', wrong),
      () => api.request.post('/api/super-admin/unlock').send({ superAdminKey: wrong }),
    ];
    for (const use of uses) expect((await use()).status).toBe(401);
    const refused = await api.request
      .post('/api/super-admin/unlock')
      .send({ superAdminKey: SUPER_ADMIN_KEY });
    expect(refused.status).toBe(429);
    expectDocumented(refused, 'unlockSuperAdmin');
  });
});

it('ignores forwarded addresses unless a configured proxy sends them', async () => {
  const api = await startTestApi();
  try {
    const guess = (count: number) =>
      api.request
        .post('/api/auth/login')
        .set('X-Forwarded-For', `203.0.113.${count}`)
        .set('Forwarded', `for=203.0.113.${count}`)
        .set('X-Real-IP', `203.0.113.${count}`)
        .send({ ...OWNER, password: 'wrong' });
    const statuses = [];
    for (let count = 0; count <= MAX_FAILURES_PER_PAIR; count += 1)
      statuses.push((await guess(count)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  } finally {
    await api.close();
  }
});
