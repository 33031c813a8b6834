import { addDays, dayOf } from '@ospite/domain';
import { aPropertyDraft, aQuoteDraft } from '@ospite/domain/testing';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../testing';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());

const offer = (...ownServices: object[]) =>
  owner.put('/api/property').send({ ...aPropertyDraft(), ownServices });
const STAY = { checkIn: addDays(dayOf(new Date()), 30), checkOut: addDays(dayOf(new Date()), 33) };
const ask = (additionalServices: string[], changes: object = {}) =>
  api.request
    .post('/api/quotes')
    .send({ ...aQuoteDraft({ ...STAY, additionalServices }), language: 'de', ...changes });

it('a service of the owner’s is asked for like any other, and keeps its name where it was asked for', async () => {
  const name = { it: 'Yoga all’alba', de: 'Yoga bei Sonnenaufgang' };
  const offered = await offer({ id: null, name });
  expect(offered.body.ownServices).toEqual([{ id: 'yoga-all-alba', name }]);
  const placed = await ask(['yoga-all-alba', 'parking']);
  expect([placed.status, (await ask(['kayak'], { guests: 3 })).body.errors]).toEqual([
    201,
    [expect.objectContaining({ field: 'additionalServices', code: 'unknown_service' })],
  ]);

  expect((await offer({ id: 'yoga-all-alba', name: { it: 'Pilates' } })).status).toBe(200);
  expect((await offer()).body.ownServices).toEqual([]);
  expect((await ask(['yoga-all-alba'], { guests: 3 })).status).toBe(400);

  const quote = await owner.get(`/api/quotes/${placed.body.id}`);
  expectDocumented(quote, 'getQuote');
  expect(quote.body).toMatchObject({
    additionalServices: ['yoga-all-alba', 'parking'],
    ownServices: [{ id: 'yoga-all-alba', name }],
  });
  const texts = quote.body.messages.map(({ text }: { text: string }) => text);
  expect(texts).toEqual([
    expect.stringContaining('Yoga all’alba'),
    expect.stringContaining('Yoga bei Sonnenaufgang'),
  ]);
  const table = await owner.get('/api/quotes/export.csv');
  expect(table.text).toContain('Yoga all’alba, Parcheggio gratuito secondo disponibilità');
});
