import { aPropertyDraft } from '@ospite/domain/testing';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../../testing';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());

it('a room has an amenity of the owner’s own until the property keeps it no longer', async () => {
  const keep = async (...ownAmenities: { id: string | null; name: object }[]) => {
    const { body } = await owner
      .put('/api/property')
      .send({ ...aPropertyDraft(), ownAmenities })
      .expect(200);
    return body.ownAmenities.map(({ id }: { id: string }) => id);
  };
  const aNew = (it: string) => ({ id: null, name: { it } });
  const save = (amenities: string[]) => owner.put('/api/rooms/1').send({ amenities });
  const ofRoom = async () => (await api.request.get('/api/rooms/bungalow-ginepro')).body.amenities;

  const [sauna, camino] = await keep(aNew('Sauna'), aNew('Camino'));
  const saved = await save([camino, sauna, 'minibar']);
  expectDocumented(saved, 'updateRoom');
  expect(saved.body.amenities).toEqual(['minibar', sauna, camino]);
  expect(await ofRoom()).toEqual(['minibar', sauna, camino]);

  await keep({ id: camino, name: { it: 'Camino' } });
  expect(await ofRoom()).toEqual(['minibar', camino]);
  const refused = await save([sauna]);
  expect([refused.status, refused.body.errors[0]?.code]).toEqual([400, 'unknown_value']);
  expect((await owner.put('/api/rooms/1').send({ maxGuests: 3 })).body.amenities).toEqual([
    'minibar',
    camino,
  ]);
});
