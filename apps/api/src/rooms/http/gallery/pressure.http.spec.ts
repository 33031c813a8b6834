import { MAX_ROOM_IMAGES } from '@ospite/domain';
import { expectDocumented } from '../../../testing';
import { ROOM, TestGallery, type ImageResponse } from './gallery.fixture';

const FILES_A_PICTURE = 2;

let gallery: TestGallery;

beforeAll(async () => {
  gallery = await TestGallery.open(60, 40);
});
beforeEach(() => gallery.empty());
afterAll(() => gallery.close());

const times = <Result>(count: number, make: (number: number) => Result) =>
  Array.from({ length: count }, (_, number) => make(number));

/** Places from zero without gaps, one main picture, and as many files as the pictures have. */
async function expectSound(): Promise<ImageResponse[]> {
  const images = await gallery.images();
  expect(images.map(({ imageOrder }) => imageOrder)).toEqual(images.map((_, place) => place));
  expect(images.filter(({ isMain }) => isMain)).toHaveLength(images.length > 0 ? 1 : 0);
  expect(await gallery.files()).toHaveLength(images.length * FILES_A_PICTURE);
  return images;
}

it('30 uploads at once into an empty gallery give exactly 15, one of them main, each in a position of its own', async () => {
  const responses = await Promise.all(
    times(30, (number) => gallery.upload({ imageOrder: String(number), isMain: String(number === 0) })),
  );
  for (const response of responses) expectDocumented(response, 'uploadRoomImage');
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(MAX_ROOM_IMAGES);
  const refused = responses.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['room.image_limit']));
  expect(await expectSound()).toHaveLength(MAX_ROOM_IMAGES);
});

it('20 reorders at once leave a permutation, the one of one of them', async () => {
  await gallery.fill(5);
  const ids = (await gallery.images()).map(({ id }) => id);
  const orders = times(20, (number) => ids.map((id, place) => ({ id, order: (place * 7 + number * 3) % 5 })));
  const responses = await Promise.all(
    orders.map((imageOrders) => gallery.owner.put(`/api/rooms/${ROOM}/images/order`).send({ imageOrders })),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const left = (await expectSound()).map(({ id }) => id);
  expect(left.toSorted()).toEqual(ids.toSorted());
  const results = responses.map(({ body }) => (body as ImageResponse[]).map(({ id }) => id).join());
  expect(results).toContain(left.join());
});

it('uploads, deletions, reorders and new main pictures at once leave a sound gallery', async () => {
  await gallery.fill(6);
  const ids = (await gallery.images()).map(({ id }) => id);
  const [first = 0, second = 0] = ids;
  const imageOrders = ids.toReversed().map((id, order) => ({ id, order }));
  const path = `/api/rooms/${ROOM}/images`;
  const responses = await Promise.all([
    ...times(6, () => gallery.upload({ isMain: 'true', imageOrder: '0' })),
    ...times(4, () => gallery.owner.delete(`/api/rooms/images/${first}`)),
    ...times(4, () => gallery.owner.put(`${path}/order`).send({ imageOrders })),
    ...ids.map((id) => gallery.owner.put(`${path}/${id}/main`)),
    gallery.owner.delete(`/api/rooms/images/${second}`),
    ...times(4, () => gallery.owner.patch(`/api/rooms/images/${ids[2]}`).send({ alt: { it: 'Il letto' } })),
  ]);
  for (const { status } of responses) expect([200, 201, 204, 404, 422]).toContain(status);
  expect(responses.filter(({ status }) => status === 204)).toHaveLength(2);
  expect(await expectSound()).toHaveLength(10);
});

it('a room that is deleted while pictures arrive leaves neither rows nor files', async () => {
  const room = { name: 'Breve', slug: 'breve', description: 'x', shortDescription: 'x' };
  const { body } = await gallery.owner.post('/api/rooms').send(room);
  const send = () =>
    gallery.owner.post(`/api/rooms/${body.id}/images`).attach('image', gallery.picture, 'a.png');
  await send();
  const [removed, ...responses] = await Promise.all([
    gallery.owner.delete(`/api/rooms/${body.id}`),
    ...times(8, send),
  ]);
  expect(removed.status).toBe(204);
  for (const { status } of responses) expect([201, 404]).toContain(status);
  const { rows } = await gallery.database.query('select 1 from room_image where room_id = $1', [body.id]);
  expect([rows, await gallery.files()]).toEqual([[], []]);
});

describe('of owners who do the same at once', () => {
  const send = (changes: object) =>
    gallery.owner.post('/api/rooms').send({ description: 'x', shortDescription: 'x', ...changes });

  it('one gets the name and one the slug', async () => {
    const names = await Promise.all(
      times(10, (number) => send({ name: 'Gemella', slug: `gemella-${number}` })),
    );
    const slugs = await Promise.all(
      times(10, (number) => send({ name: `Uguale ${number}`, slug: 'uguale' })),
    );
    expect(
      [names, slugs].map((responses) => responses.filter(({ status }) => status === 201).length),
    ).toEqual([1, 1]);
    const refused = (responses: typeof names) =>
      new Set(responses.flatMap(({ status, body }) => (status === 201 ? [] : [`${status} ${body.code}`])));
    expect([refused(names), refused(slugs)]).toEqual([
      new Set(['409 room.name_taken']),
      new Set(['409 room.slug_taken']),
    ]);
  });

  it('one saves the room that all of them read, the others are refused', async () => {
    const { body } = await gallery.api.request.get(`/api/rooms/${ROOM}`);
    const responses = await Promise.all(
      times(20, (number) =>
        gallery.owner
          .put(`/api/rooms/${ROOM}`)
          .send({ maxGuests: (number % 6) + 1, updatedAt: body.updatedAt }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.body.code === 'room.changed')).toHaveLength(19);
  });

  it('all set the first price of a season, and there is one', async () => {
    const prices = times(20, (number) => `${number + 50}€`);
    const responses = await Promise.all(
      prices.map((pricePerNight) => gallery.owner.patch(`/api/pricing/${ROOM}/low`).send({ pricePerNight })),
    );
    expect(responses.map(({ status }) => status)).toEqual(prices.map(() => 200));
    const { rows } = await gallery.database.query('select price_per_night from pricing where room_id = $1', [
      ROOM,
    ]);
    expect(rows).toHaveLength(1);
    expect(prices).toContain(rows[0].price_per_night);
  });

  it('two rooms exchange slugs by way of a third without a lost address', async () => {
    const a = (await send({ name: 'Scambio A', slug: 'scambio-a' })).body.id;
    const b = (await send({ name: 'Scambio B', slug: 'scambio-b' })).body.id;
    await Promise.all(
      times(10, (number) => [
        gallery.owner.put(`/api/rooms/${a}`).send({ slug: number % 2 ? 'scambio-a' : 'scambio-b' }),
        gallery.owner.put(`/api/rooms/${b}`).send({ slug: number % 2 ? 'scambio-b' : 'scambio-c' }),
      ]).flat(),
    );
    const { rows: taken } = await gallery.database.query(
      'select slug from room_slug_history where slug in (select slug from room)',
    );
    expect(taken).toEqual([]);
  });
});
