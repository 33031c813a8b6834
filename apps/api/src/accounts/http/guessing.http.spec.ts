import { MAX_FAILURES_PER_ADDRESS, MAX_FAILURES_PER_PAIR } from '@ospite/domain';
import { expectDocumented, OWNER, startTestApi, SUPER_ADMIN_KEY, type TestApi } from '../../platform/testing';

describe('guessing at secrets', () => {
  let api: TestApi;

  beforeEach(async () => {
    // Behind a proxy of our own, so that each test request can come from an address it names.
    api = await startTestApi({ env: { TRUSTED_PROXIES: 'loopback' } });
  });
  afterEach(() => api.close());

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

  it('gives no more tries to guesses that come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess('203.0.113.7')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(MAX_FAILURES_PER_PAIR);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - MAX_FAILURES_PER_PAIR);
  });

  it('stops an address that tries one name after the other', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= MAX_FAILURES_PER_ADDRESS; count += 1)
      statuses.push((await guess('203.0.113.7', `name-${count}`)).status);
    expect(statuses.slice(0, MAX_FAILURES_PER_ADDRESS).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
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
