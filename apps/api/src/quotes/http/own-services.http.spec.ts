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
  expect(offered.body.ownServices).toEqual([{ id: expect.stringMatching(/^yoga-all-alba-/), name }]);
  const { id } = offered.body.ownServices[0];
  const placed = await ask([id, 'parking']);
  expect([placed.status, (await ask(['kayak'], { guests: 3 })).body.errors]).toEqual([
    201,
    [expect.objectContaining({ field: 'additionalServices', code: 'unknown_service' })],
  ]);

  expect((await offer({ id, name: { it: 'Pilates' } })).status).toBe(200);
  expect((await offer()).body.ownServices).toEqual([]);
  expect((await ask([id], { guests: 3 })).status).toBe(400);
  // Another service of that name is not the one that the guest asked for.
  expect((await offer({ id: null, name })).body.ownServices[0].id).not.toBe(id);

  const quote = await owner.get(`/api/quotes/${placed.body.id}`);
  expectDocumented(quote, 'getQuote');
  expect(quote.body).toMatchObject({
    additionalServices: [id, 'parking'],
    ownServices: [{ id, name }],
  });
  const texts = quote.body.messages.map(({ text }: { text: string }) => text);
  expect(texts).toEqual([
    expect.stringContaining('Yoga all’alba'),
    expect.stringContaining('Yoga bei Sonnenaufgang'),
  ]);
  const table = await owner.get('/api/quotes/export.csv');
  expect(table.text).toContain('Yoga all’alba, Parcheggio gratuito secondo disponibilità');
});
