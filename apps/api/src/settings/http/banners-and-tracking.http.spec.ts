import { BANNER_FIELDS, MAX_BANNER_LENGTH } from '@ospite/domain';
import type pg from 'pg';
import { expectDocumented, startTestApi, SUPER_ADMIN_KEY, type TestApi } from '../../testing';

let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi();
  database = await api.connectDatabase();
});
beforeEach(async () => {
  await save({ trackingCode: '', trackingOrigins: [] });
});
afterAll(() => api.close());

const read = async () => (await api.request.get('/api/super-admin/settings')).body;
const save = async (changes: Record<string, unknown>) => {
  const { updatedAt: _read, trackingOrigins: _origins, ...settings } = await read();
  return api.request
    .put('/api/super-admin/settings')
    .send({ ...settings, superAdminKey: SUPER_ADMIN_KEY, ...changes });
};

describe('banners', () => {
  it('are sanitised before they are stored, each of them', async () => {
    const html = '<a href="https://shop.example" onclick="x()">Gita</a><script>x()</script>';
    const safe = '<a href="https://shop.example" rel="noopener sponsored" target="_blank">Gita</a>';
    const saved = await save(Object.fromEntries(BANNER_FIELDS.map((field) => [field, html])));
    expect(saved.status).toBe(200);
    expectDocumented(saved, 'updateSuperAdminSettings');
    const { rows } = await database.query('select * from super_admin_settings');
    const stored = Object.entries(rows[0]).filter(([column]) => column.startsWith('banner_'));
    expect(stored.map(([, value]) => value)).toEqual(Array(6).fill(safe));
    const settings = await read();
    for (const field of BANNER_FIELDS) expect(settings[field]).toBe(safe);
  });

  it('are sanitised again when they are read, whoever wrote the row', async () => {
    await database.query(`update super_admin_settings set banner_footer = '<img src=x onerror=x()>Ciao'`);
    const fresh = await startTestApi({ databaseUrl: api.databaseUrl });
    const { body } = await fresh.request.get('/api/super-admin/settings');
    await fresh.close();
    expect(body.bannerFooter).toBe('<img src="x" />Ciao');
  });

  it('stay as they are when they are saved as they were read', async () => {
    await save({ bannerFooter: '<a href="/camere">5 < 6 & "7"</a><img src="/a.jpg">' });
    const { bannerFooter } = await read();
    await save({ siteOffline: false });
    expect((await read()).bannerFooter).toBe(bannerFooter);
  });

  it('are refused when they are too long once their signs are written out', async () => {
    const refused = await save({ bannerFooter: '&'.repeat(MAX_BANNER_LENGTH) });
    expect([refused.status, refused.body.code]).toEqual([400, 'settings.invalid']);
    expect(expectDocumented(refused, 'updateSuperAdminSettings')).toMatchObject({
      errors: [{ field: 'bannerFooter', code: 'too_long' }],
    });
  });
});

describe('the tracking code', () => {
  const CODE = '<script src="https://stats.example/s.js"></script>';

  it('is stored as it is, with the origins it names', async () => {
    const saved = await save({ trackingCode: CODE });
    expect(expectDocumented(saved, 'updateSuperAdminSettings')).toMatchObject({
      trackingCode: CODE,
      trackingOrigins: ['https://stats.example'],
    });
    expectDocumented(await api.request.get('/api/super-admin/settings'), 'getSuperAdminSettings');
  });

  it('may call the origins that somebody edited, in one spelling', async () => {
    await save({ trackingCode: CODE });
    await save({ trackingOrigins: ['https://Stats.example/', 'https://pixel.example'] });
    const edited = ['https://stats.example', 'https://pixel.example'];
    expect((await read()).trackingOrigins).toEqual(edited);
    await save({ bannerFooter: 'x' });
    expect((await read()).trackingOrigins).toEqual(edited);
    await save({ trackingCode: CODE.replace('stats', 'count'), trackingOrigins: edited });
    expect((await read()).trackingOrigins).toEqual(['https://count.example', 'https://pixel.example']);
  });

  it.each([
    [['https://stats.example/path'], 'trackingOrigins.0', 'invalid_origin'],
    [['https://a.example', "*; script-src 'unsafe-inline'"], 'trackingOrigins.1', 'invalid_origin'],
    [Array(21).fill('https://a.example'), 'trackingOrigins', 'too_many'],
    ['https://a.example', 'trackingOrigins', 'wrong_type'],
    [[5], 'trackingOrigins', 'wrong_type'],
  ])('cannot call %j', async (trackingOrigins, field, code) => {
    const refused = await save({ trackingOrigins });
    expect(refused.status).toBe(400);
    expect(expectDocumented(refused, 'updateSuperAdminSettings')).toMatchObject({
      errors: [{ field, code }],
    });
  });

  it('is saved by one of five who started from the same state', async () => {
    const { updatedAt } = await read();
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, number) => save({ trackingCode: `<!-- ${number} -->`, updatedAt })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });
});
