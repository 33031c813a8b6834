import { MAX_BREAKFAST_IMAGES } from '@ospite/domain';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { BackgroundJobs } from '@ospite/server/jobs';
import { PictureSweep } from '@ospite/server/media';
import { expectDocumented, startTestApi, type TestApi } from '../../testing';
import { aMovingWebp, aPictureFile, pictureFolder, storedFiles } from '@ospite/server/testing';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;
let picture: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  database = await api.connectDatabase();
  picture = await aPictureFile(60, 40);
});
beforeEach(async () => {
  for (const { id } of await all()) await owner.delete(`/api/breakfast-images/${id}`);
  expect(await files()).toEqual([]);
});
afterAll(() => api.close());

interface Image {
  id: number;
  filename: string;
  url: string;
  imageOrder: number;
  isActive: boolean;
  updatedAt: string;
}
const files = () => storedFiles(api, 'breakfast');
const all = async (): Promise<Image[]> => (await owner.get('/api/breakfast-images/all')).body;
const shown = async (): Promise<Image[]> => (await api.request.get('/api/breakfast-images')).body;
const upload = (fields: Readonly<Record<string, string>> = {}, name = 'IMG_1.png') =>
  owner.post('/api/breakfast-images').field(fields).attach('image', picture, name);
const order = (imageOrders: unknown) =>
  owner.put('/api/breakfast-images/order').send({ imageOrders } as object);
const update = (id: number | string, body: object) => owner.patch(`/api/breakfast-images/${id}`).send(body);
const fieldErrors = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);
const times = <Result>(count: number, make: (number: number) => Result) =>
  Array.from({ length: count }, (_, number) => make(number));

describe('an uploaded picture of the breakfast', () => {
  it('is shown to guests at once, with description and names, at the address of its name', async () => {
    expect(await shown()).toEqual([]);
    const made = await upload({ description: ' Cornetti caldi ' }, 'Colazione è.png');
    expect(made.status).toBe(201);
    expect(expectDocumented(made, 'uploadBreakfastImage')).toMatchObject({
      description: 'Cornetti caldi',
      originalName: 'Colazione è.png',
      isActive: true,
      imageOrder: 0,
      width: 60,
      height: 40,
    });
    const list = await api.request.get('/api/breakfast-images');
    expectDocumented(list, 'listBreakfastImages');
    const { filename, url, variants } = list.body[0];
    expect(url).toBe(`/uploads/breakfast/${filename}`);
    expect(variants.map(({ type }: { type: string }) => type)).toEqual(['image/webp', 'image/jpeg']);
    const given = await api.request.get(`/uploads/breakfast/${filename}`);
    expect([given.status, given.type]).toEqual([200, 'image/jpeg']);
    const known = await api.request
      .get('/api/breakfast-images')
      .set('If-None-Match', list.headers.etag ?? '');
    expect(known.status).toBe(304);
  });

  it('is one picture when it is sent again under its key', async () => {
    const send = () => upload().set('Idempotency-Key', 'one-picture');
    const [one, again] = [await send(), await send()];
    expect([again.status, again.body.id, (await all()).length]).toEqual([201, one.body.id, 1]);
  });

  it('has a name without folders, and may have no description', async () => {
    const { body } = await upload({}, '..\\..\\etc/passwd.png');
    expect([body.originalName, body.description]).toEqual(['passwd.png', null]);
    expect((await upload({ description: ' ' })).body.description).toBeNull();
  });

  it.each([
    ['no picture', async () => Buffer.from('x'), 'unreadable_picture'],
    ['a moving one', aMovingWebp, 'animated_picture'],
  ])('is refused as %s', async (_what, make, code) => {
    const refused = await owner.post('/api/breakfast-images').attach('image', await make(), 'a.png');
    expect([refused.status, fieldErrors(refused.body)]).toEqual([400, [`image: ${code}`]]);
    expectDocumented(refused, 'uploadBreakfastImage');
    expect(await files()).toEqual([]);
  });

  it('is needed, and nothing else than a description comes with it', async () => {
    const none = await owner.post('/api/breakfast-images').field({ description: 'x' });
    expect([none.status, fieldErrors(none.body)]).toEqual([400, ['image: required']]);
    const long = await upload({ description: 'x'.repeat(301) });
    expect([long.status, fieldErrors(long.body)]).toEqual([400, ['description: too_long']]);
    const strange = await upload({ isActive: 'true' });
    expect([strange.status, fieldErrors(strange.body)]).toEqual([400, ['isActive: unknown_field']]);
    const json = await owner.post('/api/breakfast-images').send({ description: 'x' });
    expect(json.status).toBe(415);
    for (const refused of [none, long, strange, json]) expectDocumented(refused, 'uploadBreakfastImage');
    expect(await files()).toEqual([]);
  });

  it('gets a position among others that arrive at once, up to the limit', async () => {
    await database.query(
      `insert into breakfast_image (url, width, height, placeholder, variants, filename, original_name, image_order,
         uploaded_at, updated_at)
       select '/uploads/breakfast/' || place || '.jpg', 9, 9, '#aabbcc', '[]', place || '.jpg', 'x', place, now(), now()
       from generate_series(0, $1) place`,
      [MAX_BREAKFAST_IMAGES - 6],
    );
    const responses = await Promise.all(times(12, () => upload()));
    for (const response of responses) expectDocumented(response, 'uploadBreakfastImage');
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = responses.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['breakfast.image_limit']));
    expect((await all()).map(({ imageOrder }) => imageOrder)).toEqual(
      times(MAX_BREAKFAST_IMAGES, (place) => place),
    );
    expect(await files()).toHaveLength(10);
  });
});

describe('a change of a picture of the breakfast', () => {
  it('hides it from guests, and shows the owner all', async () => {
    const { body } = await upload({ description: 'Cornetti' });
    const hidden = await update(body.id, { isActive: false });
    expect(hidden.status).toBe(200);
    expect(expectDocumented(hidden, 'updateBreakfastImage')).toMatchObject({
      isActive: false,
      description: 'Cornetti',
    });
    expect(await shown()).toEqual([]);
    const list = await owner.get('/api/breakfast-images/all');
    expect(expectDocumented(list, 'listAllBreakfastImages')).toEqual([hidden.body]);
    const told1 = await update(body.id, { isActive: true, description: null });
    expect(told1.body).toMatchObject({ isActive: true, description: null });
    expect(await shown()).toMatchObject([{ id: body.id, description: null }]);
  });

  it('refuses the later of two owners', async () => {
    const { body } = await upload();
    expect((await update(body.id, { isActive: false, updatedAt: body.updatedAt })).status).toBe(200);
    const late = await update(body.id, { isActive: true, updatedAt: body.updatedAt });
    expect([late.status, late.body.code]).toEqual([409, 'breakfast.changed']);
    expectDocumented(late, 'updateBreakfastImage');
  });

  it.each([
    [{ isActive: 'false' }, 'isActive: wrong_type'],
    [{ isActive: null }, 'isActive: required'],
    [{ description: ['x'] }, 'description: wrong_type'],
    [{ description: 'a\nb' }, 'description: invalid_characters'],
    [{ filename: 'x.jpg' }, 'filename: unknown_field'],
    [{ updatedAt: 'x' }, 'updatedAt: invalid_date'],
  ])('is refused as %j', async (body, problem) => {
    const made = await upload();
    const refused = await update(made.body.id, body);
    expect([refused.status, fieldErrors(refused.body)]).toEqual([400, [problem]]);
    expectDocumented(refused, 'updateBreakfastImage');
  });

  it.each(['99999', '0', '2147483648', 'x'])('knows no picture %s', async (id) => {
    const changed = await update(id, { isActive: true });
    expect([changed.status, changed.body.code]).toEqual([404, 'breakfast.not_found']);
    expectDocumented(changed, 'updateBreakfastImage');
    const removed = await owner.delete(`/api/breakfast-images/${id}`);
    expect(removed.status).toBe(404);
    expectDocumented(removed, 'deleteBreakfastImage');
  });
});

describe('the order of the pictures of the breakfast', () => {
  it('is the owner’s, hidden ones included', async () => {
    const [a, b, c] = [(await upload()).body.id, (await upload()).body.id, (await upload()).body.id];
    await update(b, { isActive: false });
    const ordered = await order([c, a, b].map((id, place) => ({ id, order: place * 10 })));
    expect(ordered.status).toBe(200);
    expectDocumented(ordered, 'orderBreakfastImages');
    expect((await all()).map(({ id }) => id)).toEqual([c, a, b]);
    expect((await shown()).map(({ id }) => id)).toEqual([c, a]);
    const page = await api.request.get('/api/breakfast-images?page=2&pageSize=1');
    expect([page.body[0].id, page.headers['x-total-count']]).toEqual([a, '2']);
    const late = await owner
      .put('/api/breakfast-images/order')
      .send({ imageOrders: [b, a, c].map((id, place) => ({ id, order: place })), readOrder: [a, b, c] });
    expectDocumented(late, 'orderBreakfastImages');
    expect([late.status, late.body.code]).toEqual([409, 'breakfast.order_changed']);
    const incomplete = await order([{ id: c, order: 0 }]);
    expect([incomplete.status, incomplete.body.code]).toEqual([422, 'breakfast.order_mismatch']);
    expectDocumented(incomplete, 'orderBreakfastImages');
    for (const wrong of [undefined, {}, [null], [{ id: 'x', order: 0 }]]) {
      const refused = await order(wrong);
      expect(refused.status).toBe(400);
      expectDocumented(refused, 'orderBreakfastImages');
    }
  });

  it('stays a permutation when 20 orders, a deletion and an upload arrive at once', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 5; number += 1) ids.push((await upload()).body.id);
    await Promise.all([
      ...times(20, (number) => order(ids.map((id, place) => ({ id, order: (place * 7 + number) % 5 })))),
      owner.delete(`/api/breakfast-images/${ids[2]}`),
      upload(),
    ]);
    const images = await all();
    expect(images.map(({ imageOrder }) => imageOrder)).toEqual([0, 1, 2, 3, 4]);
    expect(await files()).toHaveLength(10);
  });
});

describe('files and rows of the breakfast', () => {
  it('go together', async () => {
    const [one, two] = [await upload(), await upload()];
    const removed = await owner.delete(`/api/breakfast-images/${one.body.id}`);
    expect(removed.status).toBe(204);
    expectDocumented(removed, 'deleteBreakfastImage');
    expect(await all()).toMatchObject([{ id: two.body.id, imageOrder: 0 }]);
    expect(await files()).toHaveLength(2);
    expect((await api.request.get(one.body.url)).status).toBe(404);
  });

  it('stay as they are when a file is lost, which is reported', async () => {
    const [lost] = [(await upload()).body, (await upload()).body];
    const before = await all();
    await rm(path.join(pictureFolder(api, 'breakfast'), lost.filename));
    expect(await api.app.get(PictureSweep, { strict: false }).sweep()).toMatchObject({
      unknown: 0,
      missing: [lost.url],
    });
    expect(await all()).toEqual(before);
  });

  it('get AVIF copies', async () => {
    const listener = await api.connectDatabase();
    await upload();
    await listener.query('listen content_version');
    const change = new Promise((resolve) => listener.once('notification', resolve));
    void api.app.get(BackgroundJobs).start();
    await change;
    expect((await files()).filter((name) => name.endsWith('.avif'))).toHaveLength(1);
    expect(JSON.stringify(await shown())).toContain('image/avif');
  });
});

it('only the owner changes the images of the breakfast', async () => {
  const { body } = await upload();
  const responses = [
    [await api.request.get('/api/breakfast-images/all'), 'listAllBreakfastImages'],
    [
      await api.request.post('/api/breakfast-images').attach('image', picture, 'a.png'),
      'uploadBreakfastImage',
    ],
    [await api.request.put('/api/breakfast-images/order').send({ imageOrders: [] }), 'orderBreakfastImages'],
    [
      await api.request.patch(`/api/breakfast-images/${body.id}`).send({ isActive: false }),
      'updateBreakfastImage',
    ],
    [await api.request.delete(`/api/breakfast-images/${body.id}`), 'deleteBreakfastImage'],
  ] as const;
  for (const [response, operation] of responses) {
    expect(response.status).toBe(401);
    expectDocumented(response, operation);
  }
  expect(await shown()).toHaveLength(1);
});
