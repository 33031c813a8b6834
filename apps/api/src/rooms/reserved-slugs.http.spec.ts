import { BUILT_FILES } from '@ospite/contracts/site';
import { isSlug, LANGUAGES } from '@ospite/domain';
import { OFFICE_ADDRESSES, PAGE_NAMES, pathPattern } from '@ospite/i18n/paths';
import { seedTestData, startTestApi, type TestApi } from '../testing';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
});
afterAll(() => api.close());

it('no room takes a slug that stands in any address of the server', async () => {
  const { body: document } = await api.request.get('/api/openapi.json');
  const addresses = [
    ...Object.keys(document.paths),
    ...PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => pathPattern(page, language))),
    ...Object.values(OFFICE_ADDRESSES),
    ...Object.values(BUILT_FILES),
    '/uploads/',
    '/tariffe',
  ];
  const words = new Set(addresses.flatMap((address) => address.split('/')).filter(isSlug));
  expect([...words]).toEqual(expect.arrayContaining(['admin', 'super-admin', 'order', 'images', 'tariffe']));

  const owner = await api.signedIn();
  const room = { name: 'Lentisco', description: 'Tra i lentischi.', shortDescription: 'Rotondo.' };
  const passed: string[] = [];
  for (const slug of words) {
    const { body } = await owner.post('/api/rooms').send({ ...room, slug });
    if (body.code !== 'room.slug_reserved') passed.push(slug);
  }
  expect(passed).toEqual([]);
});

it('a room that has such a slug from before goes on, and is renamed', async () => {
  const owner = await api.signedIn();
  const database = await api.connectDatabase();
  await database.query(`update room set slug = 'order' where id = 1`);
  expect((await owner.put('/api/rooms/1').send({ maxGuests: 3 })).body).toMatchObject({ slug: 'order' });
  expect((await owner.put('/api/rooms/1').send({ slug: 'orto' })).body).toMatchObject({ slug: 'orto' });
});
