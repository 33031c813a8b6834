import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../../testing';
import { fieldErrors } from '../gallery/gallery.fixture';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());

describe('a price', () => {
  const set = (path: string, body: object) => owner.patch(`/api/pricing/${path}`).send(body);

  it('is made for a room that has none, and changed, at the very next read', async () => {
    const made = await set('2/high', { pricePerNight: ' 70-85€ ' });
    expect(made.status).toBe(200);
    expect(expectDocumented(made, 'updatePrice')).toMatchObject({
      roomId: 2,
      room: { slug: 'due', name: 'Camera Due' },
      season: 'high',
      pricePerNight: '70-85€',
    });
    await set('1/high', { pricePerNight: '120€' });
    const { body } = await api.request.get('/api/pricing');
    expect(body.map(({ pricePerNight }: { pricePerNight: string }) => pricePerNight)).toEqual([
      '120€',
      '70-85€',
    ]);
  });

  it.each([
    [{}, 'pricePerNight: required'],
    [{ pricePerNight: ' ' }, 'pricePerNight: required'],
    [{ pricePerNight: 75 }, 'pricePerNight: wrong_type'],
    [{ pricePerNight: 'x'.repeat(51) }, 'pricePerNight: too_long'],
    [{ pricePerNight: '75€\n80€' }, 'pricePerNight: invalid_characters'],
    [{ pricePerNight: '75€', nights: 7 }, 'nights: unknown_field'],
  ])('is refused as %j', async (body, problem) => {
    const refused = await set('1/high', body);
    expect([refused.status, fieldErrors(refused.body)]).toEqual([400, [problem]]);
    expectDocumented(refused, 'updatePrice');
  });

  it('knows two seasons, and rooms that are there', async () => {
    const spring = await set('1/spring', { pricePerNight: '75€' });
    expect([spring.status, fieldErrors(spring.body)]).toEqual([400, ['season: unknown_value']]);
    expectDocumented(spring, 'updatePrice');
    for (const room of ['99', '2147483648', 'due', '0']) {
      const missing = await set(`${room}/high`, { pricePerNight: '75€' });
      expect([missing.status, missing.body.code]).toEqual([404, 'room.not_found']);
      expectDocumented(missing, 'updatePrice');
    }
  });

  it('has an id, and takes back what a read gives', async () => {
    const [price] = (await api.request.get('/api/pricing')).body;
    expect(price.id).toEqual(expect.any(Number));
    const saved = await set(`${price.roomId}/${price.season}`, price);
    expect(saved.body).toEqual({ ...price, updatedAt: saved.body.updatedAt });
    const { body: room } = await api.request.get(`/api/rooms/${price.roomId}`);
    expect(room.prices).toContainEqual(expect.objectContaining({ id: price.id, season: price.season }));
  });

  it('refuses the later of two owners who set the same one', async () => {
    const [{ updatedAt }] = (await api.request.get('/api/pricing')).body;
    expect((await set('1/high', { pricePerNight: '120€', updatedAt })).status).toBe(200);
    const late = await set('1/high', { pricePerNight: '130€', updatedAt });
    expect([late.status, late.body.code]).toEqual([409, 'pricing.changed']);
    expectDocumented(late, 'updatePrice');
    expect((await set('1/low', { pricePerNight: '60€', updatedAt })).status).toBe(409);
  });

  it('once set can be taken away again, for the very next read', async () => {
    await set('2/low', { pricePerNight: '60€' });
    const before = (await api.request.get('/api/pricing')).headers.etag ?? '';
    const gone = await owner.delete('/api/pricing/2/low');
    expect(gone.status).toBe(204);
    expectDocumented(gone, 'deletePrice');
    const after = await api.request.get('/api/pricing').set('If-None-Match', before);
    expect(after.status).toBe(200);
    expect(after.body).not.toContainEqual(expect.objectContaining({ roomId: 2, season: 'low' }));
    expect((await api.request.get('/api/rooms/2')).body.prices).not.toContainEqual(
      expect.objectContaining({ season: 'low' }),
    );
  });

  it.each([
    ['2/low', 404, 'pricing.not_found'],
    ['99/low', 404, 'room.not_found'],
    ['2147483648/low', 404, 'room.not_found'],
    ['2/spring', 400, 'request.invalid'],
  ])('that is not there cannot be taken away: %s', async (path, status, code) => {
    const refused = await owner.delete(`/api/pricing/${path}`);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expectDocumented(refused, 'deletePrice');
  });
});
