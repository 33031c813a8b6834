import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { expectDocumented, furnish, startTestApi, type TestApi } from '../../platform/testing';
import { aMovingPng, aMovingWebp, aPictureFile, aPixelBomb } from '../../platform/testing/pictures.fixture';

/** The furnished room without a picture. */
const ROOM = 2;

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;
let picture: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  picture = await aPictureFile();
  await furnish(api.databaseUrl);
});
beforeEach(async () => {
  for (const { id } of await gallery()) await owner.delete(`/api/rooms/images/${id}`);
  expect(await files()).toEqual([]);
});
afterAll(async () => {
  await database.end();
  await api.close();
});

interface Image {
  id: number;
  roomId: number;
  imageUrl: string;
  imageOrder: number;
  isMain: boolean;
  variants: { url: string; width: number; type: string }[];
}
const files = () => readdir(path.join(api.dataDir, 'media', 'rooms')).catch((): string[] => []);
const gallery = async (): Promise<Image[]> => (await api.request.get(`/api/rooms/${ROOM}/images`)).body;
const upload = (fields: Readonly<Record<string, string>> = {}, room: number | string = ROOM) =>
  owner.post(`/api/rooms/${room}/images`).field(fields).attach('image', picture, 'camera.png');
const shape = (images: readonly Image[]) =>
  images.map(({ id, imageOrder, isMain }) => `${imageOrder}:${id}${isMain ? '*' : ''}`).join(' ');
const told = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);
/** So many pictures, by their ids in order. */
async function filled(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await upload()).body.id);
  return ids;
}

describe('an uploaded picture', () => {
  it('stands in the gallery at once, in several sizes, under names of ours', async () => {
    const made = await upload({ imageOrder: '0', isMain: 'true' });
    expect(made.status).toBe(201);
    const image = expectDocumented(made, 'uploadRoomImage');
    expect(image).toMatchObject({
      roomId: ROOM,
      imageOrder: 0,
      isMain: true,
      width: 700,
      height: 400,
      alt: { it: '' },
    });
    expect(await gallery()).toEqual([image]);
    const { body: room } = await api.request.get(`/api/rooms/${ROOM}`);
    expect([room.images, room.mainImage]).toEqual([[made.body.imageUrl], image]);
    expect(made.body.imageUrl).toMatch(/^\/uploads\/rooms\/[0-9a-f]{20}-700\.jpg$/);
    const variants: Image['variants'] = made.body.variants;
    expect(variants.map(({ width, type }) => `${width} ${type}`)).toEqual([
      '480 image/webp',
      '480 image/jpeg',
      '700 image/webp',
      '700 image/jpeg',
    ]);
    for (const { url, type } of variants) {
      const given = await api.request.get(url);
      expect([given.status, given.type, given.headers['x-content-type-options']]).toEqual([
        200,
        type,
        'nosniff',
      ]);
    }
  });

  it('stands behind the others, or where its sender wishes', async () => {
    const [one, two] = await filled(2);
    const first = (await upload({ imageOrder: '0' })).body.id;
    const last = (await upload({ imageOrder: '14', isMain: 'false' })).body.id;
    expect(shape(await gallery())).toBe(`0:${first} 1:${one}* 2:${two} 3:${last}`);
    const main = (await upload({ imageOrder: '1', isMain: 'true' })).body.id;
    expect(shape(await gallery())).toBe(`0:${first} 1:${main}* 2:${one} 3:${two} 4:${last}`);
  });

  it('is the main one in an empty gallery, whatever its sender says', async () => {
    expect((await upload({ isMain: 'false' })).body.isMain).toBe(true);
  });

  it('has files of its own, also when the same one is there', async () => {
    const [one = 0] = await filled(2);
    const images = await gallery();
    expect(await files()).toHaveLength(8);
    await owner.delete(`/api/rooms/images/${one}`);
    expect(await files()).toHaveLength(4);
    expect((await api.request.get(images[1]?.imageUrl ?? '')).status).toBe(200);
  });

  it('loses what its camera wrote into it', async () => {
    const camera = await sharp(picture)
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer();
    const made = await owner.post(`/api/rooms/${ROOM}/images`).attach('image', camera, 'x.jpg');
    const { body } = await api.request.get(made.body.imageUrl).responseType('blob');
    expect((await sharp(body).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a text', async () => Buffer.from('no picture'), 'unreadable_picture'],
    ['nothing', async () => Buffer.alloc(0), 'unreadable_picture'],
    [
      'an SVG drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'unreadable_picture',
    ],
    ['half a picture', async () => picture.subarray(0, picture.length / 2), 'unreadable_picture'],
    ['a moving WebP', aMovingWebp, 'animated_picture'],
    ['a moving PNG', aMovingPng, 'animated_picture'],
    ['a bomb of 400 megapixels', async () => aPixelBomb(20_000), 'too_many_pixels'],
  ])('is refused as %s, and leaves no file', async (_what, make, code) => {
    const refused = await owner.post(`/api/rooms/${ROOM}/images`).attach('image', await make(), 'camera.jpg');
    expect([refused.status, told(refused.body)]).toEqual([400, [`image: ${code}`]]);
    expectDocumented(refused, 'uploadRoomImage');
    expect([await files(), await gallery()]).toEqual([[], []]);
  });

  it('is needed, once, in its own field, and not too large', async () => {
    const to = () => owner.post(`/api/rooms/${ROOM}/images`);
    const none = await to().field({ isMain: 'true' });
    expect([none.status, told(none.body)]).toEqual([400, ['image: required']]);
    const empty = await to().set('Content-Type', 'multipart/form-data; boundary=b').send('--b--\r\n');
    expect(empty.status).toBe(400);
    const two = await upload().attach('image', picture, 'b.png');
    expect([two.status, told(two.body)]).toEqual([400, ['image: too_many']]);
    const other = await to().attach('photo', picture, 'a.png');
    expect([other.status, told(other.body)]).toEqual([400, ['photo: unknown_field']]);
    const large = await to().attach('image', Buffer.alloc(15 * 1024 * 1024 + 1), 'a.png');
    expect([large.status, large.body.code]).toEqual([413, 'request.too_large']);
    const json = await to().send({ image: 'x' });
    expect(json.status).toBe(415);
    for (const refused of [none, empty, two, other, large, json])
      expectDocumented(refused, 'uploadRoomImage');
    expect([await files(), await gallery()]).toEqual([[], []]);
  });

  it.each([
    [{ imageOrder: '-1' }, 'imageOrder: invalid_format'],
    [{ imageOrder: '99999' }, 'imageOrder: invalid_format'],
    [{ imageOrder: '' }, 'imageOrder: invalid_format'],
    [{ isMain: 'yes' }, 'isMain: unknown_value'],
    [{ roomId: '1' }, 'roomId: unknown_field'],
    [{ imageUrl: '/etc/passwd' }, 'imageUrl: unknown_field'],
  ])('is refused with %j', async (fields, problem) => {
    const refused = await upload(fields as unknown as Record<string, string>);
    expect([refused.status, told(refused.body)]).toEqual([400, [problem]]);
    expectDocumented(refused, 'uploadRoomImage');
    expect(await files()).toEqual([]);
  });

  it.each(['99', '0', '2147483648', 'due', 'x'.repeat(300)])('goes to no room %s', async (room) => {
    const refused = await upload({}, room);
    expect([refused.status, refused.body.code]).toEqual([404, 'room.not_found']);
    expectDocumented(refused, 'uploadRoomImage');
    expect(await files()).toEqual([]);
  });

  it('is the fifteenth at most', async () => {
    await database.query(
      `insert into room_image (room_id, url, width, height, placeholder, variants, image_order, is_main, alt)
       select $1, '/uploads/rooms/' || place || '.jpg', 9, 9, '#aabbcc', '[]', place, place = 0, '{"it":""}'
       from generate_series(0, 13) place`,
      [ROOM],
    );
    expect((await upload()).status).toBe(201);
    const refused = await upload();
    expect(refused.body).toMatchObject({ status: 422, code: 'room.image_limit', limit: 15 });
    expectDocumented(refused, 'uploadRoomImage');
    expect(await files()).toHaveLength(4);
  });
});

describe('the order of a gallery', () => {
  const order = (imageOrders: unknown, room: number | string = ROOM) =>
    owner.put(`/api/rooms/${room}/images/order`).send({ imageOrders } as object);

  it('is what the owner says, by numbers that need not be dense', async () => {
    const [a, b, c] = await filled(3);
    const ordered = await order([
      { id: c, order: 0 },
      { id: a, order: 5 },
      { id: b, order: 9 },
    ]);
    expect(ordered.status).toBe(200);
    expectDocumented(ordered, 'orderRoomImages');
    expect(shape(await gallery())).toBe(`0:${c} 1:${a}* 2:${b}`);
    expect(ordered.body).toEqual(await gallery());
  });

  it('names each picture once', async () => {
    const [a = 0, b = 0] = await filled(2);
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
    expect(shape(await gallery())).toBe(`0:${a}* 1:${b}`);
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
    expect(told(refused.body)).toContain(problem);
  });

  it('belongs to a room that is there', async () => {
    const refused = await order([], 99);
    expect([refused.status, refused.body.code]).toEqual([404, 'room.not_found']);
    expectDocumented(refused, 'orderRoomImages');
  });
});

describe('the main picture', () => {
  it('is one, the one that was made it last', async () => {
    const [a, b] = await filled(2);
    const made = await owner.put(`/api/rooms/${ROOM}/images/${b}/main`);
    expect(made.status).toBe(200);
    expectDocumented(made, 'setMainRoomImage');
    expect(shape(await gallery())).toBe(`0:${a} 1:${b}*`);
    expect((await api.request.get(`/api/rooms/${ROOM}`)).body.mainImage.id).toBe(b);
  });

  it('is none of another room’s', async () => {
    await filled(1);
    for (const [room, image, code] of [
      [ROOM, 1, 'room.image_not_found'],
      [ROOM, 'x', 'room.image_not_found'],
      [99, 1, 'room.not_found'],
    ]) {
      const refused = await owner.put(`/api/rooms/${room}/images/${image}/main`);
      expect([refused.status, refused.body.code]).toEqual([404, code]);
      expectDocumented(refused, 'setMainRoomImage');
    }
    const fields = await owner.put(`/api/rooms/${ROOM}/images/1/main`).send({ isMain: true });
    expect(fields.status).toBe(400);
    expectDocumented(fields, 'setMainRoomImage');
  });
});

describe('what a picture shows', () => {
  const describeIt = (id: number | string, body: object) => owner.patch(`/api/rooms/images/${id}`).send(body);

  it('is told in the languages that are sent, at the very next read', async () => {
    const [id = 0] = await filled(1);
    const told1 = await describeIt(id, { alt: { it: ' Il letto ', en: 'The bed' } });
    expect(told1.status).toBe(200);
    expect(expectDocumented(told1, 'updateRoomImage')).toMatchObject({
      id,
      alt: { it: 'Il letto', en: 'The bed' },
    });
    await describeIt(id, { alt: { en: '', de: 'Das Bett' } });
    expect(await gallery()).toMatchObject([{ id, alt: { it: 'Il letto', de: 'Das Bett' } }]);
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
    const [id = 0] = await filled(1);
    const refused = await describeIt(id, body);
    expect([refused.status, told(refused.body)]).toEqual([400, [problem]]);
    expectDocumented(refused, 'updateRoomImage');
  });

  it('is told of a picture that is there', async () => {
    for (const id of ['99999', 'x', '2147483648']) {
      const refused = await describeIt(id, { alt: { it: 'x' } });
      expect([refused.status, refused.body.code]).toEqual([404, 'room.image_not_found']);
      expectDocumented(refused, 'updateRoomImage');
    }
  });
});

describe('a deleted picture', () => {
  it('takes its files along, and lets the next one be the main one', async () => {
    const [a, b, c] = await filled(3);
    const before = await files();
    const removed = await owner.delete(`/api/rooms/images/${a}`);
    expect(removed.status).toBe(204);
    expectDocumented(removed, 'deleteRoomImage');
    expect(shape(await gallery())).toBe(`0:${b}* 1:${c}`);
    expect([before.length, (await files()).length]).toEqual([12, 8]);
    const again = await owner.delete(`/api/rooms/images/${a}`);
    expect([again.status, again.body.code]).toEqual([404, 'room.image_not_found']);
    expectDocumented(again, 'deleteRoomImage');
  });

  it('leaves files that another picture names too', async () => {
    const [id] = await filled(1);
    await database.query(
      `insert into room_image (room_id, url, width, height, placeholder, variants, image_order, is_main, alt)
       select 1, url, width, height, placeholder, variants, 5, false, alt from room_image where id = $1`,
      [id],
    );
    await owner.delete(`/api/rooms/images/${id}`);
    expect(await files()).toHaveLength(4);
    const { rows } = await database.query('select id from room_image where room_id = 1 and image_order = 5');
    await owner.delete(`/api/rooms/images/${rows[0].id}`);
    expect(await files()).toEqual([]);
  });

  it('goes with its room', async () => {
    const room = { name: 'Breve', slug: 'breve', description: 'x', shortDescription: 'x' };
    const { body } = await owner.post('/api/rooms').send(room);
    await upload({}, body.id);
    expect(await files()).toHaveLength(4);
    expect((await owner.delete(`/api/rooms/${body.id}`)).status).toBe(204);
    expect(await files()).toEqual([]);
  });
});

it('pictures are kept by the owner alone, and nobody else’s file is even read', async () => {
  const [id] = await filled(1);
  const path = `/api/rooms/${ROOM}/images`;
  const answers = [
    [await api.request.post(path).attach('image', picture, 'a.png'), 'uploadRoomImage'],
    [await api.request.put(`${path}/order`).send({ imageOrders: [] }), 'orderRoomImages'],
    [await api.request.put(`${path}/${id}/main`), 'setMainRoomImage'],
    [await api.request.patch(`/api/rooms/images/${id}`).send({ alt: {} }), 'updateRoomImage'],
    [await api.request.delete(`/api/rooms/images/${id}`), 'deleteRoomImage'],
  ] as const;
  for (const [answer, operation] of answers) {
    expect(answer.status).toBe(401);
    expectDocumented(answer, operation);
  }
  expect(await files()).toHaveLength(4);
});
