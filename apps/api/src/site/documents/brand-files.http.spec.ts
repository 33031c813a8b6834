import { PALETTE_COLOURS } from '@ospite/domain';
import sharp from 'sharp';
import type { Agent } from 'supertest';
import { seedTestData, startTestApi, TestRenderer, type TestApi } from '../../testing';

let api: TestApi;
let owner: Agent;
const renderer = new TestRenderer();

beforeAll(async () => {
  api = await startTestApi({ renderer });
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#102030" d="M0 0h20v10H0z"/></svg>',
);
const choose = (palette: string) => owner.put('/api/brand').send({ palette, typefaces: 'warm' }).expect(200);
async function icons() {
  renderer.requests.length = 0;
  await api.request.get('/prezzi').expect(200);
  return renderer.requests.at(-1)?.brand?.icons ?? { touch: '', tab: '', preview: '' };
}
/** The colours of some points of a picture. */
async function pointsOf(path: string, points: readonly (readonly [number, number])[]) {
  const { body, headers } = await api.request.get(path).expect(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toMatch(/immutable/);
  const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const hex = ([x, y]: readonly [number, number]) =>
    `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
  return [`${info.width}x${info.height}`, ...points.map(hex)];
}

it('without a logo an icon is the sprig on the darkest colour of the palette', async () => {
  await choose('lake');
  const { touch, tab, preview } = await icons();
  const { juniper } = PALETTE_COLOURS.lake;
  expect(
    await pointsOf(touch, [
      [0, 0],
      [179, 179],
    ]),
  ).toEqual(['180x180', juniper, juniper]);
  expect(await pointsOf(tab, [[1, 1]])).toEqual(['192x192', juniper]);
  expect(await pointsOf(preview, [[9, 9]])).toEqual(['512x512', juniper]);
});

it('with a logo it is the logo on the page’s colour, and the icon of before is gone', async () => {
  await choose('town');
  const before = await icons();
  await owner.put('/api/brand/logo').attach('image', LOGO, 'logo.svg').expect(200);
  const { touch } = await icons();
  const ground = PALETTE_COLOURS.town.sand;
  expect(
    await pointsOf(touch, [
      [2, 2],
      [90, 90],
      [90, 20],
    ]),
  ).toEqual(['180x180', ground, '#102030', ground]);
  await api.request.get(before.touch).expect(404);
  await api.request.get('/brand/icon-town-0000-180.png').expect(404);
});

it('a phone learns the name of the house and its icons', async () => {
  await choose('countryside');
  const { tab, preview } = await icons();
  const { body, headers } = await api.request.get('/site.webmanifest').expect(200);
  expect(headers['content-type']).toBe('application/manifest+json');
  expect(body).toMatchObject({
    name: 'Baia dei Ginepri',
    theme_color: PALETTE_COLOURS.countryside.sand,
    icons: [
      { src: tab, sizes: '192x192', type: 'image/png' },
      { src: preview, sizes: '512x512', type: 'image/png' },
    ],
  });
});
