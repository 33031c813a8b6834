import { PREVIEW } from '@ospite/contracts/site';
import { seedTestData, startTestApi, TestRenderer, type TestApi } from '../../testing';

const PAGE = '/camere/bungalow-ginepro';
const PREVIEWED = `${PAGE}?${PREVIEW}`;
const renderer = new TestRenderer();
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi({ renderer });
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
  await owner.put('/api/rooms/bungalow-ginepro').send({ isActive: false }).expect(200);
});
beforeEach(() => {
  renderer.requests.length = 0;
});
afterAll(() => api.close());

const rendered = () => renderer.requests.at(-1)?.previewRoom;

describe('the page of a hidden room', () => {
  it('is shown to its owner on request, in every language, and stored nowhere', async () => {
    for (const page of [PREVIEWED, `/zimmer/bungalow-ginepro?${PREVIEW}`]) {
      const response = await owner.get(page);
      expect(response.status).toBe(200);
      expect(rendered()).toMatchObject({
        slug: 'bungalow-ginepro',
        isActive: false,
        prices: expect.any(Array),
      });
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(renderer.requests.at(-1)?.embedState).toBe(true);
    }
  });

  it('is not there for guests, not even after an owner has seen it', async () => {
    await owner.get(PREVIEWED);
    await api.request.get(PREVIEWED);
    expect(rendered()).toBeUndefined();
    await api.request.get(PAGE);
    expect(rendered()).toBeUndefined();
  });

  it('is not there for a colleague who has not chosen a password yet', async () => {
    const { body } = await owner.post('/api/accounts').send({ username: 'Anna' }).expect(201);
    const browser = api.agent();
    await browser.post('/api/auth/login').send({ username: 'Anna', password: body.password }).expect(200);
    await browser.get(PREVIEWED);
    expect(rendered()).toBeUndefined();
  });

  it('is not there for its owner, either, who does not ask for it', async () => {
    await owner.get(PAGE);
    expect(renderer.requests.filter(({ previewRoom }) => previewRoom)).toEqual([]);
  });

  it('is the page of a missing room where there is none', async () => {
    await owner.get(`/camere/nessuna?${PREVIEW}`);
    expect(rendered()).toBeUndefined();
  });
});

describe('the draft of a page of the owner’s own words', () => {
  const rendered = () => renderer.requests.at(-1)?.previewContent;
  const titleOf = (content: ReturnType<typeof rendered>) => content?.content?.sections[0]?.values;

  it('is shown to who is signed in and asks for it, in every language, and stored nowhere', async () => {
    const values = { title: { it: 'Noi due', de: 'Wir zwei' } };
    await owner.post('/api/content/sections').send({ kind: 'about.lead', values }).expect(201);
    const response = await owner.get(`/chi-siamo?${PREVIEW}`);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(titleOf(rendered())).toMatchObject({ title: { text: 'Noi due' } });
    await owner.get(`/ueber-uns?${PREVIEW}`);
    expect(titleOf(rendered())).toMatchObject({ title: { text: 'Wir zwei' } });
    expect(rendered()?.pages).toContainEqual({ page: 'about' });
  });

  it('is shown around a room, too', async () => {
    const values = { title: { it: 'Vicino a noi' }, items: [{ text: { it: 'Il mercato' } }] };
    await owner.post('/api/content/sections').send({ kind: 'room.nearby', values }).expect(201);
    await owner.get(PREVIEWED);
    expect(renderer.requests.at(-1)?.previewRoom).toMatchObject({ slug: 'bungalow-ginepro' });
    expect(rendered()?.content?.sections).toContainEqual(
      expect.objectContaining({ values: expect.objectContaining({ title: { text: 'Vicino a noi' } }) }),
    );
  });

  it('is not there for guests, nor for who does not ask for it', async () => {
    await owner.get(`/chi-siamo?${PREVIEW}`);
    await api.request.get(`/chi-siamo?${PREVIEW}`);
    expect(rendered()).toBeUndefined();
    await owner.get('/chi-siamo');
    expect(renderer.requests.at(-1)?.previewContent).toBeUndefined();
  });
});
