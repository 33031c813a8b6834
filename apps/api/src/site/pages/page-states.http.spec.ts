import { MikroORM } from '@mikro-orm/postgresql';
import { SuperAdminSettingsStore } from '@ospite/domain';
import { seedTestData, startTestApi, SUPER_ADMIN_KEY, TestRenderer, type TestApi } from '../../testing';
import { PublicCache } from '@ospite/server/cache';
import type { LRUCache } from 'lru-cache';
import { PageStates } from '@ospite/site-engine/server';
import { ContentVersion } from '@ospite/server/persistence';

describe('the state of a page', () => {
  const renderer = new TestRenderer();
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ renderer });
    await seedTestData(api.databaseUrl);
  });
  afterAll(() => api.close());

  const publicChange = () =>
    api.app.get(ContentVersion).transactional(api.app.get(MikroORM).em.fork(), async () => undefined);
  /** Where the renderer puts the state of a page. */
  async function addressOf(path: string): Promise<string> {
    const page = await renderer.render({ path, apiOrigin: '', publicUrl: '', today: '', development: false });
    return page.state?.address ?? '';
  }

  it('is sent from an address that holds its hash, to be cached for ever', async () => {
    await api.request.get('/camere').expect(200);
    const answer = await api.request.get(await addressOf('/camere')).expect(200);
    expect(answer.body).toEqual({ path: '/camere', content: 'first' });
    // Not by caches that others share: what it says may be erased.
    expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('is there still when the content changes between a document and its script', async () => {
    renderer.content = 'before the change';
    await publicChange();
    await api.request.get('/de').expect(200);
    const before = await addressOf('/de');
    renderer.content = 'after the change';
    await publicChange();
    await api.request.get('/de').expect(200);
    const after = await addressOf('/de');
    expect((await api.request.get(before).expect(200)).body.content).toBe('before the change');
    expect((await api.request.get(after).expect(200)).body.content).toBe('after the change');
  });

  it('is made by a server that did not send the document, while the content is the same', async () => {
    await publicChange();
    for (const path of ['/zimmer', '/']) {
      const address = await addressOf(path);
      const count = renderer.requests.length;
      await api.request.get(address).expect(200);
      expect(renderer.requests.length).toBe(count + 1);
    }
  });

  it('is remembered for minutes and made again for a document that is sent for longer', async () => {
    await publicChange();
    await api.request.get('/prezzi').expect(200);
    const address = await addressOf('/prezzi');
    const { cached } = api.app.get(PageStates) as unknown as { cached: LRUCache<string, object> };
    const left = cached.getRemainingTTL(address);
    expect([left > 0, left <= 10 * 60_000]).toEqual([true, true]);
    cached.clear();
    await api.request.get(address).expect(200);
    await api.request.get('/prezzi').expect(200);
  });

  it('is not found where nobody remembers it, without rendering a page again', async () => {
    await api.request.get('/rooms').expect(200);
    const count = renderer.requests.length;
    for (const path of ['/rooms', '/nowhere', ''])
      await api.request.get(`/page-state/AAAAAAAAAAAAAAAAAAAAAA${path}`).expect(404);
    expect(renderer.requests.length).toBe(count);
  });

  it('is made under the one spelling of its address alone, or anyone could fill the cache with others', async () => {
    await publicChange();
    const address = await addressOf('/camere/due');
    const count = renderer.requests.length;
    for (const path of ['/camere/%64ue', '/camere/d%75e', '/camere/du%65', '/camere/%64%75%65'])
      await api.request.get(`/page-state/AAAAAAAAAAAAAAAAAAAAAA${path}`).expect(404);
    expect(renderer.requests.length).toBe(count);
    await api.request.get('/camere/%64ue').expect(301);
    await api.request.get(address).expect(200);
  });

  it('is not made while the site is offline, nor of what the owner sees then', async () => {
    const { updatedAt: _updatedAt, ...settings } = (await api.request.get('/api/super-admin/settings')).body;
    const offline = (siteOffline: boolean) =>
      api.request
        .put('/api/super-admin/settings')
        .send({ ...settings, siteOffline, superAdminKey: SUPER_ADMIN_KEY })
        .expect(200);
    const address = await addressOf('/habitaciones');
    await offline(true);
    await api.request.get(address).expect(404);
    await offline(false);
  });

  it('leaves no page behind for everyone when the site goes offline while one is asked for', async () => {
    const stored = api.app.get(SuperAdminSettingsStore);
    await publicChange();
    const address = await addressOf('/habitaciones');
    const online = await stored.get();
    jest.spyOn(stored, 'get').mockImplementationOnce(async () => {
      // The answer is on its way when the write commits.
      await publicChange();
      return online;
    });
    await api.request.get(address);
    expect(api.app.get(PublicCache).find('page', '/habitaciones')).toBeUndefined();
  });
});
