import { emptying } from '@ospite/server/testing';
import type pg from 'pg';
import { ContentVersion } from '@ospite/server/persistence';
import { expectDocumented, seedTestData, startTestApi, TestRenderer, type TestApi } from '../../../testing';

const ROOM = {
  name: 'Bungalow Lentisco',
  slug: 'bungalow-lentisco',
  description: 'Un bungalow rotondo tra i lentischi.',
  shortDescription: 'Rotondo e fresco.',
};

const renderer = new TestRenderer();
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ renderer });
  owner = await api.signedIn();
  database = await api.connectDatabase();
});
beforeEach(async () => {
  await database.query(emptying('room', 'property', 'quote'));
  await seedTestData(api.databaseUrl);
  // The tables were filled behind the server's back.
  await database.query('update content_version set version = version + 1');
  await api.app.get(ContentVersion).refresh();
  renderer.statuses.clear();
});
afterAll(() => api.close());

const create = (changes: object = {}) => owner.post('/api/rooms').send({ ...ROOM, ...changes });
const update = (room: string | number, changes: object) => owner.put(`/api/rooms/${room}`).send(changes);
const fieldErrors = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);
const slugs = async () =>
  (await api.request.get('/api/rooms')).body.map(({ slug }: { slug: string }) => slug);

describe('a new room', () => {
  it('is shown to guests at once, as the form of the specification sends it', async () => {
    expect(await slugs()).toEqual(['bungalow-ginepro', 'due']);
    const made = await create({ amenities: [], images: [], isActive: true });
    expect(made.status).toBe(201);
    expect(expectDocumented(made, 'createRoom')).toMatchObject({
      ...ROOM,
      id: 4,
      maxGuests: 2,
      amenities: [],
      images: [],
      mainImage: null,
      beds: [],
      sizeSqm: null,
      stepFree: false,
      bookingUrl: null,
      gallery: [],
      prices: [],
    });
    expect(await slugs()).toEqual(['bungalow-ginepro', 'due', 'bungalow-lentisco']);
  });

  it('is created once, however often it is sent under its key; with other fields the error names its id', async () => {
    const send = (changes: object = {}) => create(changes).set('Idempotency-Key', 'a try');
    const [made, again] = [await send(), await send()];
    expectDocumented(again, 'createRoom');
    expect([made.status, again.status, again.body]).toEqual([201, 201, made.body]);
    const other = await send({ name: 'Altro nome' });
    expectDocumented(other, 'createRoom');
    expect([other.status, other.body.code, other.body.id]).toEqual([422, 'room.key_reused', made.body.id]);
    expect(await slugs()).toHaveLength(3);
  });

  it('has every field of the specification and its rental codes', async () => {
    const whole = {
      stepFree: true,
      descriptionEn: 'A round bungalow.',
      shortDescriptionDe: 'Rund.',
      shortDescriptionEs: null,
      beds: [
        { kind: 'double', count: 1, widthCm: 180 },
        { kind: 'single', count: 2, widthCm: 90 },
      ],
      sizeSqm: 42,
      maxGuests: 6,
      amenities: ['minibar', 'balcony'],
      isActive: false,
      bookingUrl: 'https://booking.example/l',
      airbnbUrl: null,
      cin: 'IT090092B4000X0007',
      iun: 'E0007',
    };
    const made = await create(whole);
    expectDocumented(made, 'createRoom');
    expect(made.body).toMatchObject({ ...whole, amenities: ['balcony', 'minibar'], descriptionEs: null });
    expect(await slugs()).not.toContain(ROOM.slug);
  });

  it.each([
    [{ name: undefined }, 'name: required'],
    [{ name: '' }, 'name: required'],
    [{ slug: '  ' }, 'slug: required'],
    [{ description: undefined }, 'description: required'],
    [{ shortDescription: '' }, 'shortDescription: required'],
    [{ name: 'x'.repeat(51) }, 'name: too_long'],
    [{ name: ['x'] }, 'name: wrong_type'],
    [{ name: 'a\u0000b' }, 'name: invalid_characters'],
    [{ name: 'a\ud800b' }, 'name: invalid_characters'],
    [{ slug: 'Bungalow Lentisco' }, 'slug: invalid_format'],
    [{ slug: '42' }, 'slug: invalid_format'],
    [{ maxGuests: 0 }, 'maxGuests: out_of_range'],
    [{ maxGuests: 7 }, 'maxGuests: out_of_range'],
    [{ maxGuests: 1e30 }, 'maxGuests: out_of_range'],
    [{ maxGuests: '2' }, 'maxGuests: wrong_type'],
    [{ maxGuests: null }, 'maxGuests: required'],
    [{ amenities: ['helipad'] }, 'amenities: unknown_value'],
    [{ amenities: null }, 'amenities: required'],
    [{ amenities: 'minibar' }, 'amenities: wrong_type'],
    [{ beds: null }, 'beds: required'],
    [{ beds: [{ kind: 'hammock', count: 1, widthCm: 90 }] }, 'beds.0.kind: unknown_value'],
    [{ beds: [{ kind: 'double', count: 1 }] }, 'beds.0.widthCm: required'],
    [{ beds: [{ kind: 'double', count: 1, widthCm: 221 }] }, 'beds.0.widthCm: out_of_range'],
    [{ beds: [{ kind: 'double', count: '1', widthCm: 160 }] }, 'beds.0.count: wrong_type'],
    [{ beds: [{ kind: 'double', count: 1, widthCm: 160, soft: true }] }, 'beds.0.soft: unknown_field'],
    [{ sizeSqm: 3 }, 'sizeSqm: out_of_range'],
    [{ sizeSqm: 18.5 }, 'sizeSqm: wrong_type'],
    [{ images: ['/uploads/rooms/x.jpg'] }, 'images: too_many'],
    [{ bookingUrl: 'javascript:alert(1)' }, 'bookingUrl: invalid_url'],
    [{ airbnbUrl: '//airbnb.example' }, 'airbnbUrl: invalid_url'],
    [{ isActive: 'true' }, 'isActive: wrong_type'],
    [{ cin: 'x'.repeat(41) }, 'cin: too_long'],
    [{ id: 1 }, 'id: unknown_field'],
    [{ updatedAt: '2026-01-01' }, 'updatedAt: unknown_field'],
  ])('is refused with %j', async (changes, problem) => {
    const refused = await create(changes);
    expect(refused.status).toBe(400);
    expectDocumented(refused, 'createRoom');
    expect(fieldErrors(refused.body)).toEqual([problem]);
    expect(await slugs()).toHaveLength(2);
  });

  it.each([
    ['a name that another room has', { name: 'Camera Due' }, 409, 'room.name_taken', 'name'],
    ['a slug that a hidden room has', { slug: 'nascosta' }, 409, 'room.slug_taken', 'slug'],
    ['a slug that the API needs', { slug: 'images' }, 422, 'room.slug_reserved', 'slug'],
    ['a slug that a page has', { slug: 'preventivo' }, 422, 'room.slug_reserved', 'slug'],
  ])('is refused with %s, naming the field', async (_what, changes, status, code, field) => {
    const refused = await create(changes);
    expectDocumented(refused, 'createRoom');
    expect(refused.body).toMatchObject({ status, code, field });
  });
});

describe('a change of a room', () => {
  it('takes what is sent and leaves the rest, by id and by slug, at the very next read', async () => {
    const changed = await update(1, { maxGuests: 3, bookingUrl: null, descriptionEn: '', beds: [] });
    expect(changed.status).toBe(200);
    expect(expectDocumented(changed, 'updateRoom')).toMatchObject({
      slug: 'bungalow-ginepro',
      maxGuests: 3,
      beds: [],
      sizeSqm: 36,
      bookingUrl: null,
      descriptionEn: null,
      description: 'Un bungalow rotondo tra i pini.',
      gallery: [{ imageUrl: '/uploads/rooms/a.jpg' }],
    });
    expect((await api.request.get('/api/rooms/1')).body).toEqual(changed.body);
    await update('bungalow-ginepro', { isActive: false });
    expect(await slugs()).toEqual(['due']);
  });

  it('is checked together with what stays, and takes no null for what must be there', async () => {
    const nothing = await update(1, { name: null, maxGuests: null, amenities: null, slug: '' });
    expectDocumented(nothing, 'updateRoom');
    expect(fieldErrors(nothing.body)).toEqual([
      'name: required',
      'maxGuests: required',
      'amenities: required',
    ]);
    const noBeds = await update(1, { beds: 'double', sizeSqm: '36' });
    expect(fieldErrors(noBeds.body)).toEqual(
      expect.arrayContaining(['beds: wrong_type', 'sizeSqm: wrong_type']),
    );
    const blank = await update(1, { shortDescription: ' ' });
    expect(fieldErrors(blank.body)).toEqual(['shortDescription: required']);
    // The room form sends an empty list (specification §7); pictures follow from the gallery alone.
    for (const images of [[], ['/uploads/rooms/x.jpg']]) {
      const changed = await update(1, { images });
      expect([changed.status, changed.body.images]).toEqual([200, ['/uploads/rooms/a.jpg']]);
    }
  });

  it('keeps the page’s old address leading to it', async () => {
    for (const gone of ['/camere/bungalow-ginepro', '/zimmer/bungalow-ginepro', '/zimmer/casa-ginepro'])
      renderer.statuses.set(gone, 404);
    await update(1, { slug: 'casa-ginepro' });
    expect((await api.request.get('/api/rooms/bungalow-ginepro')).status).toBe(404);
    const moved = await api.request.get('/camere/bungalow-ginepro').redirects(0);
    expect([moved.status, moved.headers.location]).toEqual([301, '/camere/casa-ginepro']);
    await update(1, { slug: 'villa-ginepro' });
    for (const old of ['bungalow-ginepro', 'casa-ginepro']) {
      const again = await api.request.get(`/zimmer/${old}`).redirects(0);
      expect(again.headers.location).toBe('/zimmer/villa-ginepro');
    }
  });

  it('frees an old slug for a room that takes it, and for itself', async () => {
    await update(1, { slug: 'casa-ginepro' });
    const made = await create({ slug: 'bungalow-ginepro' });
    expect(made.status).toBe(201);
    expect((await api.request.get('/api/rooms/bungalow-ginepro')).body.name).toBe(ROOM.name);
    await update(2, { slug: 'camera-due' });
    await update(2, { slug: 'due' });
    const { rows } = await database.query('select slug, room_id from room_slug_history order by slug');
    expect(rows).toEqual([{ slug: 'camera-due', room_id: 2 }]);
  });

  it('may keep a slug that became a page’s name meanwhile, but not take one', async () => {
    await database.query(`update room set slug = 'preventivo' where id = 2`);
    expect((await update(2, { maxGuests: 2, slug: 'preventivo' })).status).toBe(200);
    expect((await update(1, { slug: 'quote' })).body.code).toBe('room.slug_reserved');
  });

  it('refuses the later of two owners who save the same room', async () => {
    const { body } = await api.request.get('/api/rooms/1');
    const first = await update(1, { maxGuests: 3, updatedAt: body.updatedAt });
    expect(first.status).toBe(200);
    const late = await update(1, { maxGuests: 4, updatedAt: body.updatedAt });
    expect([late.status, late.body.code]).toEqual([409, 'room.changed']);
    expectDocumented(late, 'updateRoom');
    expect((await update(1, { maxGuests: 4, updatedAt: first.body.updatedAt })).status).toBe(200);
  });

  it('is refused with what is no moment', async () => {
    for (const updatedAt of ['yesterday', 5, [], '2026-02-31T00:00:00Z']) {
      const refused = await update(1, { updatedAt });
      expect([refused.status, refused.body.code]).toEqual([400, 'request.invalid']);
      expectDocumented(refused, 'updateRoom');
    }
  });

  it.each(['99', '0', '2147483648', '99999999999999999999', 'castello', 'x'.repeat(300), '-1'])(
    'knows no room %s',
    async (room) => {
      const changed = await update(room, { maxGuests: 2 });
      expect([changed.status, changed.body.code]).toEqual([404, 'room.not_found']);
      expectDocumented(changed, 'updateRoom');
      const removed = await owner.delete(`/api/rooms/${room}`);
      expect(removed.status).toBe(404);
      expectDocumented(removed, 'deleteRoom');
    },
  );
});

describe('a room that is deleted', () => {
  it('is gone with its prices, pictures and old slugs, while quotes keep its name', async () => {
    await update(1, { slug: 'casa-ginepro' });
    await database.query(`insert into quote (first_name, last_name, email, check_in, check_out, guests,
      preferred_room, preferred_room_name, additional_services, language, exceeds_room_capacity, suspected,
      created_at, updated_at, content_hash) values ('Eva', 'Berg', 'eva@guest.example', '2027-06-01', '2027-06-05', 2,
      'casa-ginepro', 'Bungalow Ginepro', '{}', 'de', false, false, now(), now(), 'x')`);
    renderer.statuses.set('/camere/bungalow-ginepro', 404);
    const removed = await owner.delete('/api/rooms/1');
    expect(removed.status).toBe(204);
    expectDocumented(removed, 'deleteRoom');
    expect(await slugs()).toEqual(['due']);
    expect((await api.request.get('/api/pricing')).body).toEqual([]);
    expect((await api.request.get('/camere/bungalow-ginepro').redirects(0)).status).toBe(404);
    const { body } = await owner.get('/api/quotes');
    expect(body).toMatchObject([{ preferredRoom: 'casa-ginepro', preferredRoomName: 'Bungalow Ginepro' }]);
    expect((await owner.delete('/api/rooms/1')).status).toBe(404);
  });
});

describe('hidden rooms', () => {
  const reads = ['/api/rooms', '/api/rooms/3', '/api/rooms/nascosta', '/api/rooms/3/images', '/api/pricing'];

  it.each(reads)('are shown by %s to an owner who asks, and never cached', async (read) => {
    await owner.patch('/api/pricing/3/low').send({ pricePerNight: '40€' });
    const seen = await owner.get(`${read}?include=inactive`);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'no-store']);
    if (read === '/api/rooms' || read === '/api/pricing')
      expect(JSON.stringify(seen.body)).toContain('nascosta');
    const refused = await api.request.get(`${read}?include=inactive`);
    expect([refused.status, refused.body.code]).toEqual([401, 'account.not_signed_in']);
    expect(JSON.stringify((await owner.get(read)).body)).not.toContain('nascosta');
  });
});

describe('lists', () => {
  it('are whole, or cut by page, and say what there is', async () => {
    const whole = await api.request.get('/api/rooms');
    expect([whole.body.length, whole.headers['x-total-count']]).toEqual([2, '2']);
    const second = await api.request.get('/api/rooms?page=2&pageSize=1');
    expectDocumented(second, 'listRooms');
    expect(second.body.map(({ slug }: { slug: string }) => slug)).toEqual(['due']);
    expect(second.headers.link).toContain('</api/rooms?page=1&pageSize=1>; rel="prev"');
    const beyond = await api.request.get('/api/pricing?page=9');
    expect([beyond.body, beyond.headers['x-total-count']]).toEqual([[], '1']);
    for (const wrong of ['page=0', 'pageSize=201', 'page=x', 'unknown=1'])
      expect((await api.request.get(`/api/rooms/1/images?${wrong}`)).status).toBe(400);
  });
});

it('only the owner changes rooms', async () => {
  const responses = [
    [await api.request.post('/api/rooms').send(ROOM), 'createRoom'],
    [await api.request.put('/api/rooms/1').send({ maxGuests: 1 }), 'updateRoom'],
    [await api.request.delete('/api/rooms/1'), 'deleteRoom'],
  ] as const;
  for (const [response, operation] of responses) {
    expect(response.status).toBe(401);
    expectDocumented(response, operation);
  }
  expect(await slugs()).toHaveLength(2);
});

it.each([
  ['a list', '[]', 400],
  ['a text', '"x"', 400],
  ['nothing', '', 400],
  ['half a document', '{"name":', 400],
])('%s is no room', async (_what, body, status) => {
  const refused = await owner.post('/api/rooms').set('Content-Type', 'application/json').send(body);
  expect(refused.status).toBe(status);
  expectDocumented(refused, 'createRoom');
});
