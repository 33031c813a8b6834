import { aQuoteDraft } from '@ospite/domain/testing';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../testing';
import { filesOf } from '../archive/archive.fixture';

const EMAIL = 'greta.mueller@example.org';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());

it('the texts of the site and events that mention a person are counted, exported and named, and stay as they are', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = { checkIn: inDays(30), checkOut: inDays(37) };
  await api.request
    .post('/api/quotes')
    .send({ ...aQuoteDraft(), ...stay, email: EMAIL, phone: '+49 170 1234567' })
    .expect(201);
  const story = (text: string) =>
    owner
      .post('/api/content/sections')
      .send({ kind: 'about.story', values: { text: { it: [{ paragraph: [{ text }] }] } } })
      .expect(201);
  await story('Una casa sul mare');
  const { body: written } = await story(`Scrivete a ${EMAIL.toUpperCase()}`);
  const { body: called } = await story('Vi risponde Greta: 0170 1234567');
  const mentions = [written, called].map(({ id }) => ({
    page: 'about',
    sectionId: id,
    kind: 'about.story',
    isInDraft: true,
    isPublished: false,
  }));
  const event = { title: 'Concerto', description: `Info: ${EMAIL}`, startDate: inDays(9) };
  const { body: concert } = await owner.post('/api/events').field(event).expect(201);
  const found = { kind: 'event', id: concert.id };
  const records = [{ ...found, name: 'Concerto' }];

  const counted = await owner.get('/api/privacy/count').query({ email: EMAIL });
  expect(expectDocumented(counted, 'countErasable')).toMatchObject({ quotes: 1, mentions, records });
  const exported = await owner
    .get('/api/privacy/export')
    .query({ email: EMAIL })
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    });
  const files = await filesOf(exported.body);
  expect(JSON.parse(files.get('mentions.json')?.toString() ?? '')).toEqual([...mentions, found]);
  const before = (await owner.get('/api/content/sections')).body;
  const erased = await owner.post('/api/privacy/erase').send({ email: EMAIL });
  expect(expectDocumented(erased, 'erasePerson')).toMatchObject({ quotes: 1, mentions, records });
  expect((await owner.get('/api/content/sections')).body).toEqual(before);
  // The telephone number went with the quote.
  const again = await owner.get('/api/privacy/count').query({ email: EMAIL });
  expect(again.body).toMatchObject({ quotes: 0, mentions: mentions.slice(0, 1) });
});
