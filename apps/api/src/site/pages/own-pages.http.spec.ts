import { PREVIEW } from '@ospite/contracts/site';
import { ContentStore, isSlug } from '@ospite/domain';
import { emptying } from '@ospite/server/testing';
import { SITE_ADDRESSES } from '../site-addresses';
import { expectDocumented, startTestApi, TestRenderer, type TestApi } from '../../testing';

const TEXT = { text: { it: [{ paragraph: [{ text: 'Si parte alle otto.' }] }] } };
const renderer = new TestRenderer();
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi({ renderer });
  owner = await api.signedIn();
});
beforeEach(async () => {
  const database = await api.connectDatabase();
  await database.query(emptying('content_section', 'content_revision', 'content_publication'));
  renderer.requests.length = 0;
});
afterAll(() => api.close());

interface Lead {
  readonly id: number;
  readonly page: string;
}
const add = async (kind: string, values: object, lead?: number) => {
  const { body } = await owner.post('/api/content/sections').send({ kind, values, lead }).expect(201);
  return body as Lead;
};
const aPage = async (title: string, address?: object) => {
  const lead = await add('own.lead', { title: { it: title }, ...(address && { address }) });
  await add('own.text', TEXT, lead.id);
  return lead;
};
const put = (id: number, address: object) =>
  owner.put(`/api/content/sections/${id}`).send({ values: { address } });
const publish = () => owner.post('/api/content/publications').expect(201);
const seen = async (path: string, cookie = '') => {
  const { status, headers } = await api.request.get(path).set('Cookie', cookie);
  return [status, headers.location];
};

describe('a page that the owner adds', () => {
  it('has an address in each language once it is published', async () => {
    await aPage('Gite', { it: 'gite', en: 'trips' });
    expect(await seen('/gite')).toEqual([404, undefined]);
    await publish();
    expect(await seen('/gite')).toEqual([200, undefined]);
    expect(await seen('/en/trips')).toEqual([200, undefined]);
    expect(await seen('/es/gite')).toEqual([200, undefined]);
    expect(await seen('/en/gite')).toEqual([404, undefined]);
    const { text } = await api.request.get('/sitemap.xml');
    expect(text).toMatch(
      /<loc>[^<]+\/en\/trips<\/loc><xhtml:link rel="alternate" hreflang="it" href="[^"]+\/gite"/,
    );
    // All that has no page shares one of each language.
    const missing = renderer.requests.map(({ path }) => path).filter((path) => path.includes('404'));
    expect(new Set(missing)).toEqual(new Set(['/it/404', '/en/404']));
  });

  it('leads from its former addresses to the present one, and to nothing once it is removed', async () => {
    const { id } = await aPage('Gite');
    await publish();
    await put(id, { it: 'barche', de: 'boote' });
    expect(await seen('/gite')).toEqual([200, undefined]);
    await publish();
    expect(await seen('/gite')).toEqual([301, '/barche']);
    // A browser that kept it would go in a circle once the page is moved back.
    expect((await api.request.get('/gite')).headers['cache-control']).toBe('no-cache');
    expect(await seen('/de/gite')).toEqual([301, '/de/boote']);
    expect(await seen('/de/boote')).toEqual([200, undefined]);
    await owner.delete(`/api/content/sections/${id}`).expect(204);
    expect(await seen('/barche')).toEqual([200, undefined]);
    await publish();
    expect(await seen('/barche')).toEqual([404, undefined]);
    expect(await seen('/gite')).toEqual([404, undefined]);
  });

  it('is listed with the id of its lead, by which links name it, also in a preview of the draft', async () => {
    const { id } = await aPage('Gite');
    const link = `page:own:${id}`;
    const text = { it: [{ paragraph: [{ text: 'Le gite', link }] }] };
    await add('about.story', { title: { it: 'Due case' }, text });
    const drafts = async () => expectDocumented(await owner.get('/api/content/drafts'), 'listContentDrafts');
    expect(await drafts()).toContainEqual(
      expect.objectContaining({ gaps: expect.objectContaining({ deadLinks: 0 }) }),
    );
    await owner.get(`/chi-siamo?${PREVIEW}`).expect(200);
    const { previewContent } = renderer.requests.at(-1) ?? {};
    expect(previewContent?.pages).toContainEqual(expect.objectContaining({ page: 'own-1', lead: id }));
    await publish();
    const pages = expectDocumented(await api.request.get('/api/content'), 'listContentPages');
    expect(pages).toContainEqual(expect.objectContaining({ page: 'own-1', lead: id }));
    const content = expectDocumented(await api.request.get('/api/content/about'), 'getContent') as object;
    expect(JSON.stringify(content)).toContain(link);
    await owner.delete(`/api/content/sections/${id}`).expect(204);
    expect(await drafts()).toContainEqual(
      expect.objectContaining({ page: 'about', gaps: expect.objectContaining({ deadLinks: 1 }) }),
    );
  });

  it('follows the language that a guest chose', async () => {
    await aPage('Gite', { it: 'gite', de: 'ausfluege' });
    await publish();
    await seen('/gite');
    expect(await seen('/gite', 'lang=de')).toEqual([302, '/de/ausfluege']);
    expect(await seen('/de/ausfluege?lang=es')).toEqual([302, '/es/gite']);
    expect(await seen('/nessuna', 'lang=de')).toEqual([404, undefined]);
  });

  it('is previewed where it is to stand', async () => {
    const { id } = await aPage('Gite');
    const previewed = async (path: string) => {
      await owner.get(`${path}?${PREVIEW}`);
      return renderer.requests.at(-1)?.previewContent?.content?.page;
    };
    expect(await previewed('/gite')).toBe('own-1');
    await publish();
    await put(id, { it: 'barche' });
    expect(await previewed('/en/barche')).toBe('own-1');
  });

  it('leads on from all its former addresses at once, unless another page has one now', async () => {
    const { id } = await aPage('Gite');
    await publish();
    for (const it of ['barche', 'vela']) {
      await put(id, { it, en: 'sailing' });
      await publish();
    }
    expect(await seen('/gite')).toEqual([301, '/vela']);
    expect(await seen('/barche')).toEqual([301, '/vela']);
    expect(await seen('/en/gite')).toEqual([301, '/en/sailing']);
    const other = await aPage('Gite');
    await publish();
    expect(await seen('/gite')).toEqual([200, undefined]);
    await put(other.id, { it: 'cucina' });
    await publish();
    // The page that stood there last.
    expect(await seen('/gite')).toEqual([301, '/cucina']);
  });

  it('is not missing while nobody can tell which pages there are', async () => {
    await aPage('Gite');
    await publish();
    const reading = jest.spyOn(api.app.get(ContentStore), 'published').mockRejectedValue(new Error('gone'));
    renderer.statuses.set('/gite', 503);
    expect(await seen('/gite')).toEqual([503, undefined]);
    reading.mockRestore();
    renderer.statuses.clear();
    expect(await seen('/gite')).toEqual([200, undefined]);
  });

  it('has no address that the server knows', async () => {
    const { id } = await aPage('Gite');
    const { body: document } = await api.request.get('/api/openapi.json');
    const known = [...Object.keys(document.paths), ...SITE_ADDRESSES, '/health', '/it', '/404'];
    const words = new Set(known.flatMap((path) => path.split('/').slice(1, 3)).filter(isSlug));
    expect(words).toContain('admin');
    const taken: string[] = [];
    for (const word of words) if ((await put(id, { it: word })).status === 200) taken.push(word);
    expect(taken).toEqual([]);
  });

  it('takes no address of the site, nor of another page, and says so at the field', async () => {
    const { id } = await aPage('Gite');
    await aPage('Barche');
    for (const [address, code] of [
      [{ it: 'api' }, 'address_reserved'],
      [{ it: 'Camere' }, 'address_reserved'],
      [{ it: 'barche' }, 'address_taken'],
      [{ it: '2027' }, 'invalid_address'],
      [{ it: 'гидроплан' }, 'invalid_address'],
    ] as const) {
      const { status, body } = await put(id, address);
      expect([status, body.errors]).toEqual([
        400,
        [expect.objectContaining({ field: 'values.address.it', code })],
      ]);
    }
  });
});

it('the guide of the area leads from its old address to the one that its owner gave it', async () => {
  const { id } = await add('guide.lead', { title: { it: 'Bologna' } });
  await publish();
  expect(await seen('/san-teodoro-e-dintorni')).toEqual([200, undefined]);
  await put(id, { it: 'bologna-e-dintorni' });
  await publish();
  expect(await seen('/san-teodoro-e-dintorni')).toEqual([301, '/bologna-e-dintorni']);
  expect(await seen('/san-teodoro-und-umgebung')).toEqual([301, '/de/bologna-e-dintorni']);
  expect(await seen('/bologna-e-dintorni')).toEqual([200, undefined]);
  expect((await api.request.get('/sitemap.xml')).text).not.toContain('san-teodoro');
  // Without any it would stand where the specified house is.
  await put(id, { it: '' });
  const { body } = await owner.post('/api/content/publications').expect(400);
  expect(body.errors).toMatchObject([{ field: `${id}.values.address.it`, code: 'required' }]);
  await put(id, { it: 'emilia' });
  await publish();
  expect(await seen('/de/bologna-e-dintorni')).toEqual([301, '/de/emilia']);
});
