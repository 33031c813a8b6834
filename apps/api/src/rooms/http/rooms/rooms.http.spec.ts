import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../../testing';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
});
afterAll(() => api.close());

describe('the list of rooms', () => {
  it('shows guests active rooms with the fields of the specification', async () => {
    const response = await api.request.get('/api/rooms');
    expectDocumented(response, 'listRooms');
    expect(response.body).toMatchObject([
      {
        id: 1,
        slug: 'bungalow-ginepro',
        description: 'Un bungalow rotondo tra i pini.',
        descriptionEn: 'A round bungalow among the pines.',
        descriptionDe: null,
        maxGuests: 2,
        images: ['/uploads/rooms/a.jpg'],
        mainImage: { imageUrl: '/uploads/rooms/a.jpg', imageOrder: 0, isMain: true, placeholder: '#7aa5a3' },
        isActive: true,
        cin: 'IT090091B4000X0001',
      },
      { id: 2, slug: 'due', images: [], mainImage: null, bookingUrl: null },
    ]);
  });

  it('is a 304 for a client that has it already', async () => {
    const first = await api.request.get('/api/rooms');
    const again = await api.request.get('/api/rooms').set('If-None-Match', String(first.headers.etag));
    expect(again.status).toBe(304);
  });

  it('shows hidden rooms to the owner alone, and is not cached then', async () => {
    const owner = await api.signedIn();
    const all = await owner.get('/api/rooms?include=inactive');
    expectDocumented(all, 'listRooms');
    expect(all.body.map(({ slug }: { slug: string }) => slug)).toEqual([
      'bungalow-ginepro',
      'due',
      'nascosta',
    ]);
    expect(all.headers['cache-control']).toBe('no-store');
    const refused = await api.request.get('/api/rooms?include=inactive');
    expect(refused.status).toBe(401);
    expectDocumented(refused, 'listRooms');
  });

  it('is the same for guest and owner without asking for more', async () => {
    const owner = await api.signedIn();
    expect((await owner.get('/api/rooms')).body).toEqual((await api.request.get('/api/rooms')).body);
  });

  it('refuses to include anything else', async () => {
    const response = await api.request.get('/api/rooms?include=everything');
    expect(response.status).toBe(400);
    expectDocumented(response, 'listRooms');
  });
});

describe('one room', () => {
  it('comes by slug and by id, with gallery and prices', async () => {
    const bySlug = await api.request.get('/api/rooms/bungalow-ginepro');
    expectDocumented(bySlug, 'getRoom');
    expect(bySlug.body.gallery).toHaveLength(1);
    expect(bySlug.body.prices).toMatchObject([{ season: 'high', pricePerNight: '110€' }]);
    expect((await api.request.get('/api/rooms/1')).body).toEqual(bySlug.body);
  });

  it.each(['castello', 'nascosta', '3', '0', '99999999999999999999', '1.5', '%00', 'x'.repeat(300)])(
    'is not found as %s',
    async (room) => {
      const response = await api.request.get(`/api/rooms/${room}`);
      expect([400, 404]).toContain(response.status);
      expect(response.type).toBe('application/problem+json');
    },
  );

  it('that does not exist is a problem with its code', async () => {
    const response = await api.request.get('/api/rooms/castello');
    expectDocumented(response, 'getRoom');
    expect(response.body).toMatchObject({ status: 404, code: 'room.not_found' });
  });

  it('gives its pictures', async () => {
    const response = await api.request.get('/api/rooms/1/images');
    expectDocumented(response, 'listRoomImages');
    expect(response.body).toMatchObject([
      { imageUrl: '/uploads/rooms/a.jpg', alt: { it: 'Il bungalow tra i pini' } },
    ]);
    const missing = await api.request.get('/api/rooms/3/images');
    expect(missing.status).toBe(404);
    expectDocumented(missing, 'listRoomImages');
  });
});

it('lists prices with their rooms', async () => {
  const response = await api.request.get('/api/pricing');
  expectDocumented(response, 'listPrices');
  expect(response.body).toMatchObject([
    {
      roomId: 1,
      room: { slug: 'bungalow-ginepro', name: 'Bungalow Ginepro' },
      season: 'high',
      pricePerNight: '110€',
    },
  ]);
});
