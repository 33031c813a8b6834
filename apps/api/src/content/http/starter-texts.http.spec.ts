import { aPictureFile, emptying } from '@ospite/server/testing';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../testing';

const ANSWERS = {
  place: 'country',
  rooms: 3,
  breakfast: 'included',
  offers: ['parking', 'garden'],
  hosts: [{ name: 'Anna' }],
  picture: null,
};
const PAGES = ['home', 'rooms', 'prices', 'services', 'breakfast', 'about', 'contact'];

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  const database = await api.connectDatabase();
  await database.query(emptying('content_section', 'content_revision', 'content_publication'));
  await database.query(`update property set hosts = '[]'`);
});

const prepare = (answers: object = ANSWERS) => owner.post('/api/content/starter-texts').send(answers);

it('a house without texts has them in four languages, for its owner alone until they are published', async () => {
  const prepared = await prepare();
  expectDocumented(prepared, 'prepareStarterTexts');
  expect([prepared.status, prepared.body]).toEqual([200, { filled: PAGES, kept: [] }]);
  expect((await api.request.get('/api/content')).body).toEqual([]);

  await owner.post('/api/content/publications').expect(201);
  const titles = await Promise.all(
    ['it', 'en', 'de', 'es'].map(async (language) => {
      const { body } = await api.request.get(`/api/content/home?language=${language}`);
      return body.sections.find(({ kind }: { kind: string }) => kind === 'home.intro').values.title;
    }),
  );
  expect(titles).toEqual([
    { text: 'Tre camere in campagna, a San Teodoro' },
    { text: 'Three rooms in the countryside, in San Teodoro' },
    { text: 'Drei Zimmer auf dem Land, in San Teodoro' },
    { text: 'Tres habitaciones en el campo, en San Teodoro' },
  ]);
  const { body: property } = await api.request.get('/api/property');
  expect(property.hosts).toMatchObject([{ name: 'Anna', languages: [] }]);
});

it('two owners who ask at the same time get one set of texts, and a third call changes nothing', async () => {
  const answers = await Promise.all([prepare(), prepare({ ...ANSWERS, place: 'town', breakfast: 'none' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const filled = answers.map(({ body }) => body.filled);
  const sections = async () => (await owner.get('/api/content/sections')).body;
  const pages = new Set((await sections()).map(({ page }: { page: string }) => page));
  expect(filled.map(({ length }) => length)).toContain(0);
  expect(filled.flat().toSorted()).toEqual([...pages].toSorted());
  const before = await sections();
  expect((await prepare()).body).toEqual({ filled: [], kept: PAGES });
  expect(await sections()).toEqual(before);
});

it('the picture of the first screen is one of the owner’s, or none', async () => {
  const gone = await prepare({ ...ANSWERS, picture: { source: 'own:999', shows: 'house' } });
  expectDocumented(gone, 'prepareStarterTexts');
  expect([gone.status, gone.body.code, gone.body.errors]).toEqual([
    400,
    'content.invalid',
    [expect.objectContaining({ field: 'picture.source', code: 'unknown_value' })],
  ]);
  const uploaded = await owner
    .post('/api/content/pictures')
    .attach('image', await aPictureFile(640, 400), 'casa.png');
  const { source } = uploaded.body;
  await prepare({ ...ANSWERS, picture: { source, shows: 'house' } }).expect(200);
  const { body } = await owner.get('/api/content/sections');
  const lead = body.find(({ kind }: { kind: string }) => kind === 'home.lead');
  expect(lead).toMatchObject({
    values: { picture: { source, alt: { it: 'La casa vista da fuori', de: 'Das Haus von außen' } } },
  });
});

it('refuses answers that are none', async () => {
  const refused = await prepare({ ...ANSWERS, place: 'moon', rooms: 0, hosts: [{ name: ' ' }], picture: [] });
  expectDocumented(refused, 'prepareStarterTexts');
  expect(refused.status).toBe(400);
  expect((await owner.get('/api/content/sections')).body).toEqual([]);
});
