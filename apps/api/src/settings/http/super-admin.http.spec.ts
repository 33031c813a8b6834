import { PREVIEW_MS } from '@ospite/domain';
import {
  expectDocumented,
  startTestApi,
  SUPER_ADMIN_KEY,
  TestClock,
  TestRenderer,
  type TestApi,
} from '../../testing';

describe('the super admin', () => {
  const clock = new TestClock();
  const renderer = new TestRenderer();
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ clock, renderer });
  });
  afterAll(() => api.close());
  afterEach(() => save({ siteOffline: false, offlineUntil: null, offlineText: null }));

  const read = async () => (await api.request.get('/api/super-admin/settings')).body;
  const save = async (changes: Record<string, unknown>) => {
    const { updatedAt: _read, ...settings } = await read();
    return api.request
      .put('/api/super-admin/settings')
      .send({ ...settings, superAdminKey: SUPER_ADMIN_KEY, ...changes });
  };

  it('unlocks with the key, and with nothing else', async () => {
    const right = await api.request.post('/api/super-admin/unlock').send({ superAdminKey: SUPER_ADMIN_KEY });
    expectDocumented(right, 'unlockSuperAdmin');
    expect(right.status).toBe(204);
    const wrong = await api.request.post('/api/super-admin/unlock').send({ superAdminKey: 'guess' });
    expect(expectDocumented(wrong, 'unlockSuperAdmin')).toMatchObject({
      status: 401,
      code: 'account.wrong_super_admin_key',
    });
  });

  it('reads settings that anyone may read, and keeps what is saved', async () => {
    const saved = await save({
      trackingCode: '<script src="https://stats.example/s.js"></script>',
      bannerFooter: '<b>x</b>',
    });
    expect(saved.status).toBe(200);
    expectDocumented(saved, 'updateSuperAdminSettings');
    const answer = await api.request.get('/api/super-admin/settings');
    expect(expectDocumented(answer, 'getSuperAdminSettings')).toEqual(saved.body);
    expect(answer.text).not.toContain(SUPER_ADMIN_KEY);
  });

  it('refuses a save without the right key and changes nothing', async () => {
    const before = await read();
    for (const superAdminKey of [undefined, 'guess']) {
      const refused = await save({ siteOffline: true, superAdminKey });
      expectDocumented(refused, 'updateSuperAdminSettings');
      expect(refused.status).toBe(superAdminKey === undefined ? 400 : 401);
    }
    expect(await read()).toEqual(before);
  });

  it('refuses a save that is based on an older state', async () => {
    const { updatedAt } = await read();
    expect((await save({ bannerMidSite: 'first', updatedAt })).status).toBe(200);
    const late = await save({ bannerMidSite: 'second', updatedAt });
    expect(expectDocumented(late, 'updateSuperAdminSettings')).toMatchObject({
      status: 409,
      code: 'settings.changed',
    });
    expect((await read()).bannerMidSite).toBe('first');
  });

  it.each([
    ['siteOffline', 'yes', 'wrong_type'],
    ['bannerFooter', 5, 'wrong_type'],
    ['trackingCode', 'x'.repeat(20_001), 'too_long'],
    ['updatedAt', 'yesterday', 'invalid_date'],
    ['offlineUntil', 'tomorrow', 'invalid_date'],
    ['offlineUntil', '2020-01-01T00:00:00Z', 'in_the_past'],
    ['offlineText', 'back soon', 'wrong_type'],
    ['bannerTop', '', 'unknown_field'],
  ])('refuses %s = %p', async (field, value, code) => {
    const refused = await save({ [field]: value });
    expect(refused.status).toBe(400);
    expect(expectDocumented(refused, 'updateSuperAdminSettings')).toMatchObject({
      errors: [{ field, code }],
    });
  });

  it('shows a banner before it is saved, and saves nothing', async () => {
    const before = await read();
    const html =
      '<a href="/camere" onclick="x()">Gita</a><img src="https://ads.example/a.jpg"><script>x()</script>';
    const answer = await api.request
      .post('/api/super-admin/banner-preview')
      .set('X-Super-Admin-Key', SUPER_ADMIN_KEY)
      .send({ html });
    expect(answer.status).toBe(200);
    expect(expectDocumented(answer, 'previewBanner')).toEqual({
      html: '<a href="/camere" rel="noopener sponsored" target="_blank">Gita</a><img src="https://ads.example/a.jpg" />',
      removed: [
        { kind: 'attribute', element: 'a', name: 'onclick', count: 1 },
        { kind: 'element', element: 'script', name: 'script', count: 1 },
      ],
      pictureOrigins: ['https://ads.example'],
    });
    expect(await read()).toEqual(before);
    const stranger = await api.request.post('/api/super-admin/banner-preview').send({ html });
    expect(expectDocumented(stranger, 'previewBanner')).toMatchObject({ code: 'account.no_super_admin_key' });
  });

  it('switches every public page off and on, while the API and the back-offices go on', async () => {
    for (const path of ['/', '/en', '/camere', '/no-such-page'])
      expect((await api.request.get(path)).status).not.toBe(503);
    await save({ siteOffline: true });
    for (const path of ['/', '/en', '/camere', '/no-such-page']) {
      const page = await api.request.get(path);
      expect(page.status).toBe(503);
      expect(page.headers).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' });
      expect(page.text).toContain('"offline":true');
    }
    expect((await api.request.get('/api/rooms')).status).toBe(200);
    expect((await api.request.get('/robots.txt')).status).toBe(200);
    await save({ siteOffline: false });
    for (const path of ['/', '/en', '/camere']) expect((await api.request.get(path)).status).toBe(200);
  });

  it('brings the site back when the offline time ends, though nothing is saved then', async () => {
    const end = new Date(clock.now().getTime() + 5 * 60_000);
    const text = { it: 'Cambiamo le foto.', de: 'Neue Bilder.' };
    const saved = await save({ siteOffline: true, offlineUntil: end.toISOString(), offlineText: text });
    expect(expectDocumented(saved, 'updateSuperAdminSettings')).toMatchObject({
      offlineUntil: end.toISOString(),
      offlineText: text,
    });
    clock.advance(4 * 60_000);
    const notice = await api.request.get('/camere');
    expect([notice.status, notice.headers['retry-after']]).toEqual([503, '60']);
    expect(notice.text).toContain(`"until":"${end.toISOString()}"`);
    expect(notice.text).toContain('Neue Bilder.');
    clock.advance(59_999);
    expect((await api.request.get('/camere')).headers['retry-after']).toBe('1');
    clock.advance(1);
    expect((await api.request.get('/camere')).status).toBe(200);
    expect(await read()).toMatchObject({ siteOffline: true, offlineUntil: end.toISOString() });
    // A save that sends all settings as they are stands, and starts no new offline time.
    expect((await save({ bannerFooter: '' })).status).toBe(200);
    expect((await api.request.get('/camere')).status).toBe(200);
  });

  it('lets a signed-in owner look past the notice, and keeps nothing of that for others', async () => {
    const owner = await api.signedIn();
    await save({ siteOffline: true });
    expect((await owner.get('/en')).status).toBe(200);
    expect((await api.request.get('/en')).status).toBe(503);
    expect((await owner.get('/en')).status).toBe(200);
  });

  it('lets the holder of a signed link look past the notice for 30 minutes', async () => {
    await save({ siteOffline: true });
    const made = await api.request.post('/api/super-admin/preview').set('X-Super-Admin-Key', SUPER_ADMIN_KEY);
    expect(made.status).toBe(201);
    expectDocumented(made, 'createPreview');
    expect(Date.parse(made.body.expiresAt) - clock.now().getTime()).toBeLessThanOrEqual(PREVIEW_MS);
    const { pathname, search } = new URL(made.body.url);

    const visitor = api.agent();
    const arrival = await visitor.get(pathname + search).redirects(0);
    expect(arrival.status).toBe(302);
    expect(arrival.headers.location).toBe('/');
    expect((await visitor.get('/camere')).status).toBe(200);
    const [token = '', mark = ''] = [...(arrival.headers['set-cookie'] ?? [])];
    expect(token).toMatch(/^preview=.*; HttpOnly; SameSite=Lax$/);
    // The page's script reads this one, so that its poll does not bring the notice back.
    expect(mark).toMatch(/^previewing=1; Path=\/; Expires=[^;]+; SameSite=Lax$/);
    const cookie = token.split(';')[0] ?? '';
    const planted = `preview=forged; ${cookie}`;
    expect((await api.request.get('/camere').set('Cookie', planted)).status).toBe(200);
    clock.advance(PREVIEW_MS + 1_000);
    expect((await api.request.get('/camere').set('Cookie', cookie)).status).toBe(503);
  });

  it('does not let a forged or changed link pass', async () => {
    await save({ siteOffline: true });
    const made = await api.request.post('/api/super-admin/preview').set('X-Super-Admin-Key', SUPER_ADMIN_KEY);
    const [seconds = '', signature = ''] = (new URL(made.body.url).searchParams.get('preview') ?? '').split(
      '.',
    );
    for (const token of [`${Number(seconds) + 600}.${signature}`, `${seconds}.x`, seconds, '.', 'x'])
      expect((await api.request.get('/camere').set('Cookie', `preview=${token}`)).status).toBe(503);
  });
});
