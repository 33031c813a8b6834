import { MikroORM } from '@mikro-orm/postgresql';
import type { PageRequest } from '@ospite/contracts/site';
import { PageStates, type RenderedPage } from '@ospite/site-engine/server';
import { seedTestData, startTestApi, TestRenderer, type TestApi } from '../../testing';
import { ContentVersion } from '@ospite/server/persistence';

/** A renderer that says what its pages are made from, as the real one does. */
class RendererWithFingerprints extends TestRenderer {
  /** What the pages show. */
  shown = 'first';
  isIncomplete = false;
  /** Addresses of pages that were rendered whole. */
  readonly rendered: string[] = [];

  override async render(request: PageRequest): Promise<RenderedPage> {
    const fingerprint = `${request.path} ${this.shown}`;
    if (fingerprint === request.unlessFingerprint)
      return { status: 200, html: '', styleHashes: [], scriptHashes: [], fingerprint, isUnchanged: true };
    this.rendered.push(request.path);
    const page = await super.render(request);
    return { ...page, ...(this.isIncomplete ? { isIncomplete: true } : { fingerprint }) };
  }
}

const renderer = new RendererWithFingerprints();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ renderer });
  await seedTestData(api.databaseUrl);
});
afterAll(() => api.close());
beforeEach(() => {
  renderer.shown = 'first';
  renderer.isIncomplete = false;
  renderer.rendered.length = 0;
});

const publicChange = () =>
  api.app.get(ContentVersion).transactional(api.app.get(MikroORM).em.fork(), async () => undefined);
const read = (path: string) => api.request.get(path);

it('a page that a change did not touch is not rendered again, and is the same to the byte', async () => {
  for (const path of ['/camere', '/it/nessuna-pagina', '/zimmer/due']) {
    const before = await read(path);
    await publicChange();
    const after = await read(path);
    expect([after.status, after.text, after.headers.etag]).toEqual([
      before.status,
      before.text,
      before.headers.etag,
    ]);
    expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy']);
    // It is cached again, so the renderer is not asked a second time.
    const asked = renderer.requests.length;
    await read(path);
    expect(renderer.requests).toHaveLength(asked);
  }
  expect(renderer.rendered).toHaveLength(3);
});

it('a page that a change touched is rendered for the very next visitor, over and over', async () => {
  let { headers } = await read('/en');
  renderer.rendered.length = 0;
  for (let round = 0; round < 20; round += 1) {
    renderer.shown = `round ${round}`;
    await publicChange();
    const page = await read('/en').set('If-None-Match', headers.etag ?? '');
    expect(page.status).toBe(200);
    expect(renderer.rendered).toHaveLength(round + 1);
    ({ headers } = page);
  }
});

it('a page is not taken for unchanged when it was found so before the last change', async () => {
  await read('/de');
  await publicChange();
  renderer.rendered.length = 0;
  const render = renderer.render.bind(renderer);
  jest.spyOn(renderer, 'render').mockImplementationOnce(async (request) => {
    const page = await render(request);
    // Somebody saves while the page is compared.
    renderer.shown = 'second';
    await publicChange();
    return page;
  });
  await read('/de');
  expect(renderer.rendered).toEqual([]);
  await read('/de');
  expect(renderer.rendered).toEqual(['/de']);
});

it('a page whose state nobody has any more is rendered again, or its script would not find it', async () => {
  await read('/habitaciones');
  await publicChange();
  jest.spyOn(api.app.get(PageStates), 'find').mockReturnValueOnce(undefined);
  await read('/habitaciones');
  expect(renderer.rendered).toEqual(['/habitaciones', '/habitaciones']);
});

it('a page that lacks something is not cached, whatever its status', async () => {
  renderer.isIncomplete = true;
  const incomplete = await read('/rooms');
  expect(incomplete.status).toBe(200);
  expect(incomplete.headers['cache-control']).toBe('no-store');
  renderer.isIncomplete = false;
  const whole = await read('/rooms');
  expect(whole.headers['cache-control']).toBe('no-cache');
  expect(renderer.rendered).toEqual(['/rooms', '/rooms']);
});
