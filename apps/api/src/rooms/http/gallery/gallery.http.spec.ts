import { expectDocumented } from '../../../testing';
import { ROOM, shape, TestGallery, fieldErrors } from './gallery.fixture';

let gallery: TestGallery;

beforeAll(async () => {
  gallery = await TestGallery.open();
});
beforeEach(async () => {
  await gallery.empty();
  expect(await gallery.files()).toEqual([]);
});
afterAll(() => gallery.close());

describe('the order of a gallery', () => {
  const order = (imageOrders: unknown, room: number | string = ROOM) =>
    gallery.owner.put(`/api/rooms/${room}/images/order`).send({ imageOrders } as object);

  it('is what the owner says, by numbers that need not be dense', async () => {
    const [a, b, c] = await gallery.fill(3);
    const ordered = await order([
      { id: c, order: 0 },
      { id: a, order: 5 },
      { id: b, order: 9 },
    ]);
    expect(ordered.status).toBe(200);
    expectDocumented(ordered, 'orderRoomImages');
    expect(shape(await gallery.images())).toBe(`0:${c} 1:${a}* 2:${b}`);
    expect(ordered.body).toEqual(await gallery.images());
  });

  it('is refused to whoever has read another one than there is, and taken from whoever names none', async () => {
    const [a = 0, b = 0] = await gallery.fill(2);
    const send = (ids: readonly number[], readOrder?: readonly unknown[]) =>
      gallery.owner
        .put(`/api/rooms/${ROOM}/images/order`)
        .send({ imageOrders: ids.map((id, at) => ({ id, order: at })), readOrder });
    expect((await send([b, a], [a, b])).status).toBe(200);
    const third = (await gallery.fill(1))[0] ?? 0;
    const refused = await send([third, a, b], [a, b]);
    expectDocumented(refused, 'orderRoomImages');
    expect([refused.status, refused.body.code]).toEqual([409, 'room.order_changed']);
    expect((await send([third, b, a], [b, a])).status).toBe(200);
    expect((await send([a, b, third])).status).toBe(200);
    const wrong = await send([a, b, third], ['x']);
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'readOrder']);
  });

  it('names each picture once', async () => {
    const [a = 0, b = 0] = await gallery.fill(2);
    const wrong = [
      [],
      [{ id: a, order: 0 }],
      [a, a].map((id, at) => ({ id, order: at })),
      [a, b, 99].map((id, at) => ({ id, order: at })),
      [a, 1].map((id, at) => ({ id, order: at })),
    ];
    for (const imageOrders of wrong) {
      const refused = await order(imageOrders);
      expect([refused.status, refused.body.code]).toEqual([422, 'room.order_mismatch']);
      expectDocumented(refused, 'orderRoomImages');
    }
    expect(shape(await gallery.images())).toBe(`0:${a}* 1:${b}`);
  });

  it.each([
    [undefined, 'imageOrders: required'],
    [{ id: 1, order: 0 }, 'imageOrders: wrong_type'],
    [[[{ id: 1, order: 0 }]], 'imageOrders: wrong_type'],
    [[1], 'imageOrders.0: wrong_type'],
    [[null], 'imageOrders.0: required'],
    [[{ id: 1 }], 'imageOrders.0.order: required'],
    [[{ id: 1.5, order: 0 }], 'imageOrders.0.id: wrong_type'],
    [[{ id: 2 ** 31, order: 0 }], 'imageOrders.0.id: out_of_range'],
    [[{ id: 1, order: -1 }], 'imageOrders.0.order: out_of_range'],
    [[{ id: 1, order: 0, isMain: true }], 'imageOrders.0.isMain: unknown_field'],
    [Array.from({ length: 16 }, (_, id) => ({ id: id + 1, order: id })), 'imageOrders: too_many'],
  ])('is refused as %j', async (imageOrders, problem) => {
    const refused = await order(imageOrders);
    expect(refused.status).toBe(400);
    expectDocumented(refused, 'orderRoomImages');
    expect(fieldErrors(refused.body)).toContain(problem);
  });

  it('belongs to a room that is there', async () => {
    const refused = await order([], 99);
    expect([refused.status, refused.body.code]).toEqual([404, 'room.not_found']);
    expectDocumented(refused, 'orderRoomImages');
  });
});

describe('the main picture', () => {
  it('is one, the one that was made it last', async () => {
    const [a, b] = await gallery.fill(2);
    const made = await gallery.owner.put(`/api/rooms/${ROOM}/images/${b}/main`);
    expect(made.status).toBe(200);
    expectDocumented(made, 'setMainRoomImage');
    expect(shape(await gallery.images())).toBe(`0:${a} 1:${b}*`);
    expect((await gallery.api.request.get(`/api/rooms/${ROOM}`)).body.mainImage.id).toBe(b);
  });

  it('is none of another room’s', async () => {
    await gallery.fill(1);
    for (const [room, image, code] of [
      [ROOM, 1, 'room.image_not_found'],
      [ROOM, 'x', 'room.image_not_found'],
      [99, 1, 'room.not_found'],
    ]) {
      const refused = await gallery.owner.put(`/api/rooms/${room}/images/${image}/main`);
      expect([refused.status, refused.body.code]).toEqual([404, code]);
      expectDocumented(refused, 'setMainRoomImage');
    }
    const fields = await gallery.owner.put(`/api/rooms/${ROOM}/images/1/main`).send({ isMain: true });
    expect(fields.status).toBe(400);
    expectDocumented(fields, 'setMainRoomImage');
  });
});

describe('what a picture shows', () => {
  const describeIt = (id: number | string, body: object) =>
    gallery.owner.patch(`/api/rooms/images/${id}`).send(body);

  it('changes in the languages that are sent, at the very next read', async () => {
    const [id = 0] = await gallery.fill(1);
    const told1 = await describeIt(id, { alt: { it: ' Il letto ', en: 'The bed' } });
    expect(told1.status).toBe(200);
    expect(expectDocumented(told1, 'updateRoomImage')).toMatchObject({
      id,
      alt: { it: 'Il letto', en: 'The bed' },
    });
    await describeIt(id, { alt: { en: '', de: 'Das Bett' } });
    expect(await gallery.images()).toMatchObject([{ id, alt: { it: 'Il letto', de: 'Das Bett' } }]);
  });

  it.each([
    [{}, 'alt: required'],
    [{ alt: 'Il letto' }, 'alt: wrong_type'],
    [{ alt: [] }, 'alt: wrong_type'],
    [{ alt: { it: null } }, 'alt.it: required'],
    [{ alt: { fr: 'Le lit' } }, 'alt.fr: unknown_field'],
    [{ alt: { es: 'x'.repeat(301) } }, 'alt.es: too_long'],
    [{ alt: { it: 'a\nb' } }, 'alt.it: invalid_characters'],
    [{ isMain: true, alt: {} }, 'isMain: unknown_field'],
  ])('is refused as %j', async (body, problem) => {
    const [id = 0] = await gallery.fill(1);
    const refused = await describeIt(id, body);
    expect([refused.status, fieldErrors(refused.body)]).toEqual([400, [problem]]);
    expectDocumented(refused, 'updateRoomImage');
  });

  it('is saved by one of two owners who read the same; the later one is refused', async () => {
    const [id = 0] = await gallery.fill(1);
    const updatedAt = (await gallery.images())[0]?.updatedAt;
    expect((await describeIt(id, { alt: { it: 'Prima' }, updatedAt })).status).toBe(200);
    const late = await describeIt(id, { alt: { it: 'Dopo' }, updatedAt });
    expect([late.status, late.body.code]).toEqual([409, 'room.image_changed']);
    expectDocumented(late, 'updateRoomImage');
    expect(await gallery.images()).toMatchObject([{ alt: { it: 'Prima' } }]);
  });

  it('needs an image that exists', async () => {
    for (const id of ['99999', 'x', '2147483648']) {
      const refused = await describeIt(id, { alt: { it: 'x' } });
      expect([refused.status, refused.body.code]).toEqual([404, 'room.image_not_found']);
      expectDocumented(refused, 'updateRoomImage');
    }
  });
});

describe('a deleted picture', () => {
  it('takes its files along, and lets the next one be the main one', async () => {
    const [a, b, c] = await gallery.fill(3);
    const before = await gallery.files();
    const removed = await gallery.owner.delete(`/api/rooms/images/${a}`);
    expect(removed.status).toBe(204);
    expectDocumented(removed, 'deleteRoomImage');
    expect(shape(await gallery.images())).toBe(`0:${b}* 1:${c}`);
    expect([before.length, (await gallery.files()).length]).toEqual([12, 8]);
    const again = await gallery.owner.delete(`/api/rooms/images/${a}`);
    expect([again.status, again.body.code]).toEqual([404, 'room.image_not_found']);
    expectDocumented(again, 'deleteRoomImage');
  });

  it('leaves files that another picture names too', async () => {
    const [id] = await gallery.fill(1);
    await gallery.database.query(
      `insert into room_image (room_id, url, width, height, placeholder, variants, image_order, is_main, alt, updated_at)
       select 1, url, width, height, placeholder, variants, 5, false, alt, updated_at from room_image where id = $1`,
      [id],
    );
    await gallery.owner.delete(`/api/rooms/images/${id}`);
    expect(await gallery.files()).toHaveLength(4);
    const { rows } = await gallery.database.query(
      'select id from room_image where room_id = 1 and image_order = 5',
    );
    await gallery.owner.delete(`/api/rooms/images/${rows[0].id}`);
    expect(await gallery.files()).toEqual([]);
  });

  it('goes with its room', async () => {
    const room = { name: 'Breve', slug: 'breve', description: 'x', shortDescription: 'x' };
    const { body } = await gallery.owner.post('/api/rooms').send(room);
    await gallery.upload({}, body.id);
    expect(await gallery.files()).toHaveLength(4);
    expect((await gallery.owner.delete(`/api/rooms/${body.id}`)).status).toBe(204);
    expect(await gallery.files()).toEqual([]);
  });
});

it('only the owner changes galleries; files of others are not even read', async () => {
  const [id] = await gallery.fill(1);
  const path = `/api/rooms/${ROOM}/images`;
  const responses = [
    [await gallery.api.request.post(path).attach('image', gallery.picture, 'a.png'), 'uploadRoomImage'],
    [await gallery.api.request.put(`${path}/order`).send({ imageOrders: [] }), 'orderRoomImages'],
    [await gallery.api.request.put(`${path}/${id}/main`), 'setMainRoomImage'],
    [await gallery.api.request.patch(`/api/rooms/images/${id}`).send({ alt: {} }), 'updateRoomImage'],
    [await gallery.api.request.delete(`/api/rooms/images/${id}`), 'deleteRoomImage'],
  ] as const;
  for (const [response, operation] of responses) {
    expect(response.status).toBe(401);
    expectDocumented(response, operation);
  }
  expect(await gallery.files()).toHaveLength(4);
});
