import sharp from 'sharp';
import type { Agent } from 'supertest';
import { expectDocumented, startTestApi, TestRenderer, type TestApi } from '../../testing';

let api: TestApi;
let owner: Agent;
const renderer = new TestRenderer();

beforeAll(async () => {
  api = await startTestApi({ renderer });
  owner = await api.signedIn();
});
afterAll(() => api.close());

const read = async () => expectDocumented(await api.request.get('/api/brand').expect(200), 'getBrand');
const choose = (change: object) =>
  owner.put('/api/brand').send({ palette: 'sea', typefaces: 'warm', ...change });

it('a site begins with the first palette and pair of typefaces, and anyone may read what its owner chose', async () => {
  expect(await read()).toMatchObject({ palette: 'sea', typefaces: 'warm' });
  const chosen = { palette: 'lake', typefaces: 'classic' };
  const saved = await choose(chosen).expect(200);
  expect(expectDocumented(saved, 'updateBrand')).toEqual(await read());
  expect(saved.body).toMatchObject(chosen);
});

it('a page that was cached is rendered again in the new colours, and in the new typefaces', async () => {
  await choose({ palette: 'town' }).expect(200);
  const looks = () => renderer.requests.map(({ brand }) => [brand?.palette, brand?.typefaces]);
  const look = () => api.request.get('/prezzi').expect(200);
  renderer.requests.length = 0;
  await look();
  await look();
  await choose({ palette: 'vineyard' }).expect(200);
  await look();
  await choose({ palette: 'vineyard', typefaces: 'modern' }).expect(200);
  await look();
  expect(looks()).toEqual([
    ['town', 'warm'],
    ['vineyard', 'warm'],
    ['vineyard', 'modern'],
  ]);
});

it('a choice on the ground of an older state is refused, and so are colours and typefaces that there are none of', async () => {
  const { body } = await api.request.get('/api/brand');
  await choose({ palette: 'sea', updatedAt: body.updatedAt }).expect(200);
  const late = await choose({ palette: 'lake', updatedAt: body.updatedAt }).expect(409);
  expect(expectDocumented(late, 'updateBrand')).toMatchObject({ code: 'brand.changed' });
  const unknown = await choose({ palette: 'night' }).expect(400);
  expect(expectDocumented(unknown, 'updateBrand')).toMatchObject({
    errors: [{ field: 'palette' }],
  });
  for (const typefaces of ['Comic Sans', undefined]) {
    const refused = await choose({ typefaces }).expect(400);
    expect(expectDocumented(refused, 'updateBrand')).toMatchObject({ errors: [{ field: 'typefaces' }] });
  }
  expect(await read()).toMatchObject({ palette: 'sea', typefaces: 'warm' });
});

describe('the logo', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30v10H0z"/></svg>';
  const upload = (content: string, fields: Readonly<Record<string, string>> = {}) => {
    const form = owner.put('/api/brand/logo').attach('image', Buffer.from(content), 'logo.svg');
    for (const [name, value] of Object.entries(fields)) void form.field(name, value);
    return form;
  };

  it('is served as the picture that was drawn anew, for ever, and never as it was sent', async () => {
    const saved = await upload(SVG).expect(200);
    expectDocumented(saved, 'uploadLogo');
    const { logo } = saved.body;
    expect(logo).toMatchObject({ width: 576, height: 192 });
    const file = await api.request.get(logo.url).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(file.body).metadata()).format).toBe('png');
    expect(await read()).toMatchObject({ logo });
    await api.request.get('/prezzi').expect(200);
    expect(renderer.requests.at(-1)?.brand?.logo).toEqual(logo);
  });

  it('stays when a palette is chosen, and its address leads nowhere once it is removed', async () => {
    const { logo } = (await upload(SVG).expect(200)).body;
    expect((await choose({ palette: 'sea' }).expect(200)).body.logo).toEqual(logo);
    const removed = await owner.delete('/api/brand/logo').expect(200);
    expect(expectDocumented(removed, 'deleteLogo')).toMatchObject({ palette: 'sea', logo: null });
    await api.request.get(logo.url).expect(404);
  });

  it('is refused at its field, and on the ground of an older state', async () => {
    const refused = await upload(SVG.replace('<path', '<script/><path')).expect(400);
    expect(expectDocumented(refused, 'uploadLogo')).toMatchObject({
      code: 'brand.invalid_logo',
      errors: [{ field: 'image', code: 'logo_content', facts: { found: 'script' } }],
    });
    const late = await upload(SVG, { updatedAt: '2020-01-01T00:00:00.000Z' }).expect(409);
    expect(expectDocumented(late, 'uploadLogo')).toMatchObject({ code: 'brand.changed' });
    const missing = await owner.put('/api/brand/logo').field('updatedAt', '').expect(400);
    expectDocumented(missing, 'uploadLogo');
  });
});
