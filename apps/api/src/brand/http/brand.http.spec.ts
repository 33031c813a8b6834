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
const choose = (change: object) => owner.put('/api/brand').send(change);

it('a site begins with the first palette, and anyone may read what its owner chose', async () => {
  expect(await read()).toMatchObject({ palette: 'sea' });
  const saved = await choose({ palette: 'lake' }).expect(200);
  expect(expectDocumented(saved, 'updateBrand')).toEqual(await read());
  expect(saved.body.palette).toBe('lake');
});

it('a page that was cached is rendered again in the new colours', async () => {
  await choose({ palette: 'town' }).expect(200);
  const palettes = () => renderer.requests.map(({ brand }) => brand);
  const look = () => api.request.get('/prezzi').expect(200);
  renderer.requests.length = 0;
  await look();
  await look();
  await choose({ palette: 'vineyard' }).expect(200);
  await look();
  expect(palettes()).toEqual([{ palette: 'town' }, { palette: 'vineyard' }]);
});

it('a choice on the ground of an older state is refused, and so is a palette that there is none of', async () => {
  const { body } = await api.request.get('/api/brand');
  await choose({ palette: 'sea', updatedAt: body.updatedAt }).expect(200);
  const late = await choose({ palette: 'lake', updatedAt: body.updatedAt }).expect(409);
  expect(expectDocumented(late, 'updateBrand')).toMatchObject({ code: 'brand.changed' });
  const unknown = await choose({ palette: 'night' }).expect(400);
  expect(expectDocumented(unknown, 'updateBrand')).toMatchObject({
    errors: [{ field: 'palette' }],
  });
  expect(await read()).toMatchObject({ palette: 'sea' });
});
