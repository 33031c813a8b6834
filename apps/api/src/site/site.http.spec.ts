import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MikroORM } from '@mikro-orm/postgresql';
import { startTestApi, SUPER_ADMIN_KEY, TestClock, TestRenderer, type TestApi } from '../testing';
import { RoomStore } from '@ospite/domain';
import { addLegalTexts } from '../seed';
import { PublicCache } from '@ospite/server/cache';
import { ContentVersion } from '@ospite/server/persistence';

interface Raw {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

describe('the guests’ site', () => {
  const renderer = new TestRenderer();
  const clock = new TestClock();
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ clock, renderer });
  });
  afterAll(() => api.close());

  /** As a browser would, but without decoding, joining or cleaning anything. */
  const raw = (address: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<Raw>((resolve, reject) => {
      const { port } = new URL(api.url);
      const request = http.request({ port, path: address, headers, method }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      request.on('error', reject);
      request.end();
    });
  const renders = () => renderer.requests.length;
  const publicChange = () =>
    api.app.get(ContentVersion).transactional(api.app.get(MikroORM).em.fork(), async () => undefined);

  describe('caches rendered pages', () => {
    it('renders a page once and answers from the cached bytes afterwards', async () => {
      await publicChange();
      const before = renders();
      const first = await raw('/zimmer');
      const second = await raw('/zimmer');
      expect(renders()).toBe(before + 1);
      expect(second.body.equals(first.body)).toBe(true);
      expect(renderer.requests.at(-1)).toMatchObject({
        path: '/zimmer',
        publicUrl: expect.any(String),
      });
    });

    it('renders a page once for many requests at the same moment', async () => {
      await publicChange();
      const before = renders();
      await Promise.all(Array.from({ length: 30 }, () => raw('/rooms')));
      expect(renders()).toBe(before + 1);
    });

    it.each([
      ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      [undefined, 'br;q=0, gzip;q=0', (body: Buffer) => body],
      [undefined, undefined, (body: Buffer) => body],
    ])('sends %s for Accept-Encoding %p, with a tag of its own', async (encoding, accept, decode) => {
      const page = await raw('/en', accept === undefined ? {} : { 'Accept-Encoding': accept });
      expect(page.headers['content-encoding']).toBe(encoding);
      expect(page.headers.vary).toBe('Accept-Encoding');
      expect(page.headers.etag).toMatch(new RegExp(`-${encoding ?? 'identity'}"$`));
      expect(Number(page.headers['content-length'])).toBe(page.body.length);
      expect(decode(page.body).toString()).toContain('</html>');
    });

    it('answers 304 when the browser has the page, and HEAD without a body', async () => {
      const { headers } = await raw('/en', { 'Accept-Encoding': 'br' });
      const known = await raw('/en', {
        'Accept-Encoding': 'br',
        'If-None-Match': `"other", W/${headers.etag}`,
      });
      expect(known).toMatchObject({ status: 304, headers: { etag: headers.etag } });
      expect(known.body).toHaveLength(0);
      expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
      const head = await raw('/en', {}, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    });

    it('shows every write to the next reader, a hundred times in a row', async () => {
      for (let round = 0; round < 100; round += 1) {
        const before = renders();
        await publicChange();
        await raw('/es');
        await raw('/es');
        expect(renders()).toBe(before + 1);
      }
    });

    it('never caches a page under a version that was committed while it was rendered', async () => {
      await publicChange();
      renderer.beforeFinish = () => {
        renderer.beforeFinish = async () => undefined;
        return publicChange();
      };
      const before = renders();
      await raw('/de');
      await raw('/de');
      expect(renders()).toBe(before + 2);
      await raw('/de');
      expect(renders()).toBe(before + 2);
    });

    it('renders a page again on the next day in Rome, since what is past and what is to come changes', async () => {
      await publicChange();
      clock.set(new Date('2026-07-31T21:59:00Z'));
      await raw('/rooms');
      const before = renders();
      await raw('/rooms');
      expect(renders()).toBe(before);
      clock.set(new Date('2026-07-31T22:01:00Z'));
      await raw('/rooms');
      expect(renders()).toBe(before + 1);
      expect(renderer.requests.at(-1)).toMatchObject({ today: '2026-08-01' });
    });

    it('caches not-found pages apart, and nothing that failed', async () => {
      renderer.statuses.set('/presupuesto', 500);
      await publicChange();
      const before = renders();
      expect((await raw('/nowhere')).status).toBe(404);
      expect((await raw('/nowhere')).status).toBe(404);
      expect(renders()).toBe(before + 1);
      expect((await raw('/presupuesto')).headers['cache-control']).toBe('no-store');
      await raw('/presupuesto');
      expect(renders()).toBe(before + 3);
    });

    it('names the address of the prefetch rules, and sets no cookie', async () => {
      const { headers } = await raw('/en');
      expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
      expect(headers['set-cookie']).toBeUndefined();
      const rules = await raw('/speculation-rules.json');
      expect(rules.headers['content-type']).toBe('application/speculationrules+json');
      expect(rules.body.toString()).toContain('/admin*');
    });
  });

  describe('caches public responses of the API', () => {
    it('in every encoding with a tag, until something changes', async () => {
      const first = await raw('/api/rooms', { 'Accept-Encoding': 'br' });
      expect(first.headers.etag).toMatch(/"$/);
      const known = await raw('/api/rooms', { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag });
      expect(known.status).toBe(304);
    });

    it('but never what only the owner may see', async () => {
      const owner = await api.signedIn();
      const list = await owner.get('/api/rooms?include=inactive');
      expect(list.status).toBe(200);
      expect(list.headers['cache-control']).toBe('no-store');
      expect((await api.request.get('/api/rooms?include=inactive')).status).toBe(401);
    });

    it('and shows a saved setting to the next reader, whoever it is', async () => {
      for (let round = 0; round < 20; round += 1) {
        const { updatedAt: _read, ...settings } = (await api.request.get('/api/super-admin/settings')).body;
        const bannerFooter = `round ${round}`;
        await api.request
          .put('/api/super-admin/settings')
          .send({ ...settings, bannerFooter, superAdminKey: SUPER_ADMIN_KEY })
          .expect(200);
        expect((await api.request.get('/api/super-admin/settings')).body.bannerFooter).toBe(bannerFooter);
      }
    });
  });

  describe('follows the visitor’s language', () => {
    it.each([
      ['/', 'lang=en', '/en'],
      ['/camere', 'lang=de', '/zimmer'],
      ['/camere/bungalow-mirto', 'a=b; lang=es; c=d', '/habitaciones/bungalow-mirto'],
      ['/preventivo?room=uno', 'lang=en', '/quote?room=uno'],
      ['/privacy-policy', 'lang=de', '/de/privacy-policy'],
      ['/camere', 'lang=xx; lang=de; lang=es', '/zimmer'],
      ['/recensione', 'lang=en', '/reviews'],
      ['/reviews', 'lang=de', '/bewertung'],
      ['/reviews', 'lang=es', '/opiniones'],
    ])('redirects %s with %s to %s', async (address, cookie, target) => {
      await raw(address);
      const answer = await raw(address, { Cookie: cookie });
      expect(answer).toMatchObject({
        status: 302,
        headers: { location: target, 'cache-control': 'no-store' },
      });
    });

    it.each([
      ['/', 'lang=it'],
      ['/', 'lang=fr'],
      ['/', 'other=de'],
      ['/', 'xlang=de'],
      ['/en', 'lang=de'],
      ['/zimmer', 'lang=it'],
      ['/reviews', 'lang=en'],
      ['/reviews', 'lang=it'],
      ['/bewertung', 'lang=es'],
      ['/nowhere-at-all', 'lang=de'],
    ])('answers %s with %s without a redirect', async (address, cookie) => {
      const { status } = await raw(address, { Cookie: cookie });
      expect([200, 404]).toContain(status);
    });

    it('stores the language that a link without script chooses, and cleans the address', async () => {
      const answer = await raw('/camere?lang=de&room=uno');
      expect(answer).toMatchObject({
        status: 302,
        headers: { location: '/zimmer?room=uno', 'cache-control': 'no-store' },
      });
      expect(answer.headers['set-cookie']?.join()).toMatch(
        /^lang=de; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/,
      );
      const back = await raw('/zimmer?lang=it', { Cookie: 'lang=de' });
      expect(back.headers.location).toBe('/camere');
      expect((await raw('/rooms?lang=fr')).headers['set-cookie']).toBeUndefined();
    });

    it('stores nothing for a prefetch', async () => {
      const answer = await raw('/camere?lang=de', { 'Sec-Purpose': 'prefetch' });
      expect(answer.status).toBe(204);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });
  });

  describe('redirects to the right address', () => {
    it('drops doubled and trailing slashes, and never redirects to another host', async () => {
      for (const address of ['/camere/?a=1', '//camere?a=1', '/\\camere?a=1', '////\\camere/?a=1'])
        expect(await raw(address)).toMatchObject({ status: 301, headers: { location: '/camere?a=1' } });
      for (const address of ['//', '/'.repeat(15_000)])
        expect(await raw(address)).toMatchObject({ status: 301, headers: { location: '/' } });
      for (const address of [
        '//evil.example/',
        '/\\evil.example/',
        '///evil.example//',
        '//evil.example/?lang=de',
      ]) {
        const { headers } = await raw(address);
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      }
    });

    it('answers absolute addresses, as proxies receive them, like their paths', async () => {
      await raw('/en');
      const page = await raw('http://anything.example/en');
      expect(page).toMatchObject({ status: 200, headers: { etag: (await raw('/en')).headers.etag } });
      expect((await raw('http://anything.example')).status).toBe(200);
      expect((await raw('http://anything.example/')).status).toBe(200);
      expect((await raw('HTTPS://anything.example:8443/api/rooms')).headers['content-type']).toMatch(/json/);
      expect((await raw('http://anything.example?lang=de')).headers.location).toBe('/de');
      expect((await raw('http://anything.example//evil.example/')).headers.location).toBe('/evil.example');
    });

    it('drops thousands of slashes as well as one', async () => {
      const { status, headers } = await raw(`/camere${'/'.repeat(15_000)}`);
      expect([status, headers.location]).toEqual([301, '/camere']);
      // A slash that ends the address after thousands that do not.
      const inside = `/camere${'/'.repeat(15_000)}x`;
      expect((await raw(`${inside}/`)).headers.location).toBe(inside);
    });

    it('answers an address that cannot be decoded with 400', async () => {
      for (const address of ['/%E0%A4%A', '/camere/%00']) expect((await raw(address)).status).toBe(400);
    });

    it('redirects a renamed room’s old address to the new one', async () => {
      const em = api.app.get(MikroORM).em.fork();
      await em.execute(
        `insert into room (id, name, slug, description, short_description, amenities, beds, updated_at)
         values (7, 'Due', 'due', '{"it":""}', '{"it":""}', '{}', '[]', now())`,
      );
      await em.execute(`insert into room_slug_history (slug, room_id) values ('vecchia-due', 7)`);
      renderer.statuses.set('/zimmer/vecchia-due', 404).set('/zimmer/mai-stata', 404);
      await publicChange();
      expect(await raw('/zimmer/vecchia-due')).toMatchObject({
        status: 301,
        headers: { location: '/zimmer/due' },
      });
      expect((await raw('/zimmer/mai-stata')).status).toBe(404);
      expect((await raw('/sitemap.xml')).body.toString()).toContain('/zimmer/due</loc>');
    });

    it('caches what search engines ask for until public content changes', async () => {
      const list = jest.spyOn(api.app.get(RoomStore), 'list');
      await publicChange();
      for (let at = 0; at < 3; at += 1)
        for (const address of ['/sitemap.xml', '/robots.txt']) expect((await raw(address)).status).toBe(200);
      expect(list).toHaveBeenCalledTimes(1);
      expect(api.app.get(PublicCache).find('page', '/robots.txt')).toBeDefined();
      await publicChange();
      await Promise.all([raw('/sitemap.xml'), raw('/sitemap.xml')]);
      expect(list).toHaveBeenCalledTimes(2);
      list.mockRestore();
    });

    it('lists every page for search engines with its translations', async () => {
      await addLegalTexts(api.app.get(MikroORM).em.fork());
      await publicChange();
      const xml = (await raw('/sitemap.xml')).body.toString();
      for (const address of ['/camere', '/rooms', '/zimmer', '/habitaciones', '/anfrage'])
        expect(xml).toMatch(new RegExp(`<loc>http://localhost:\\d+${address}</loc>`));
      expect(xml).toContain('hreflang="x-default"');
      expect(xml).not.toMatch(/inviato|:slug|admin/);
      // Their texts are Italian everywhere (specification §10).
      for (const name of ['privacy-policy', 'cookie-policy', 'termini-di-servizio', 'privacy']) {
        expect(xml).toMatch(new RegExp(`<url><loc>http://localhost:\\d+/${name}</loc></url>`));
        expect(xml).not.toMatch(new RegExp(`/(?:en|de|es)/${name}<`));
      }
      expect(xml).toContain('/de/barrierefreiheit</loc>');
      expect((await raw('/robots.txt')).body.toString()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
    });
  });
});
