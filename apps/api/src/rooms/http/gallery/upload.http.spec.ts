import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_PICTURE_BYTES } from '@ospite/domain';
import sharp from 'sharp';
import { expectDocumented } from '../../../testing';
import {
  aHeicFile,
  aMovingAvif,
  aMovingPng,
  aMovingWebp,
  aPictureFile,
  aPixelBomb,
  formOf,
  WAYS_TO_SEND_NO_FILE,
} from '@ospite/server/testing';
import { ROOM, shape, TestGallery, fieldErrors, type ImageResponse } from './gallery.fixture';

let gallery: TestGallery;

beforeAll(async () => {
  gallery = await TestGallery.open();
});
beforeEach(async () => {
  await gallery.empty();
  expect(await gallery.files()).toEqual([]);
});
afterAll(() => gallery.close());

describe('an uploaded picture', () => {
  it('is in the gallery at once, in several sizes, under names of ours', async () => {
    const made = await gallery.upload({ imageOrder: '0', isMain: 'true' });
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
    expect(await gallery.images()).toEqual([image]);
    const { body: room } = await gallery.api.request.get(`/api/rooms/${ROOM}`);
    expect([room.images, room.mainImage]).toEqual([[made.body.imageUrl], image]);
    expect(made.body.imageUrl).toMatch(/^\/uploads\/rooms\/[0-9a-f]{20}-700\.jpg$/);
    const variants: ImageResponse['variants'] = made.body.variants;
    expect(variants.map(({ width, type }) => `${width} ${type}`)).toEqual([
      '480 image/webp',
      '480 image/jpeg',
      '700 image/webp',
      '700 image/jpeg',
    ]);
    for (const { url, type } of variants) {
      const given = await gallery.api.request.get(url);
      expect([given.status, given.type, given.headers['x-content-type-options']]).toEqual([
        200,
        type,
        'nosniff',
      ]);
    }
  });

  it('goes behind the others, or where its sender wants it', async () => {
    const [one, two] = await gallery.fill(2);
    const first = (await gallery.upload({ imageOrder: '0' })).body.id;
    const last = (await gallery.upload({ imageOrder: '14', isMain: 'false' })).body.id;
    expect(shape(await gallery.images())).toBe(`0:${first} 1:${one}* 2:${two} 3:${last}`);
    const main = (await gallery.upload({ imageOrder: '1', isMain: 'true' })).body.id;
    expect(shape(await gallery.images())).toBe(`0:${first} 1:${main}* 2:${one} 3:${two} 4:${last}`);
  });

  it('is the main one in an empty gallery, whatever its sender says', async () => {
    expect((await gallery.upload({ isMain: 'false' })).body.isMain).toBe(true);
  });

  it('has files of its own, even when the same one is stored already', async () => {
    const [one = 0] = await gallery.fill(2);
    const images = await gallery.images();
    expect(await gallery.files()).toHaveLength(8);
    await gallery.owner.delete(`/api/rooms/images/${one}`);
    expect(await gallery.files()).toHaveLength(4);
    expect((await gallery.api.request.get(images[1]?.imageUrl ?? '')).status).toBe(200);
  });

  it('is one picture when it is sent again under its key, also while the first try is under way', async () => {
    const send = (fields = {}) => gallery.upload(fields).set('Idempotency-Key', 'one-picture');
    const tries = await Promise.all([send(), send()]);
    const again = await send();
    for (const { status, body } of [...tries, again]) expect([status, body.id]).toEqual([201, again.body.id]);
    expect([(await gallery.images()).length, (await gallery.files()).length]).toEqual([1, 4]);
    const other = await gallery.owner
      .post(`/api/rooms/${ROOM}/images`)
      .set('Idempotency-Key', 'one-picture')
      .attach('image', await aMovingPng(), 'a.png');
    expect([other.status, other.body.code]).toEqual([422, 'room.key_reused']);
    expectDocumented(other, 'uploadRoomImage');
  });

  it('loses what its camera wrote into it', async () => {
    const camera = await sharp(gallery.picture)
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer();
    const made = await gallery.owner.post(`/api/rooms/${ROOM}/images`).attach('image', camera, 'x.jpg');
    const { body } = await gallery.api.request.get(made.body.imageUrl).responseType('blob');
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
    [
      'half a picture',
      async () => gallery.picture.subarray(0, gallery.picture.length / 2),
      'unreadable_picture',
    ],
    ['a moving WebP', aMovingWebp, 'animated_picture'],
    ['a moving PNG', aMovingPng, 'animated_picture'],
    ['a moving AVIF', aMovingAvif, 'animated_picture'],
    ['a HEIC', async () => aHeicFile(), 'heic_picture'],
    ['a picture of a very long page', () => aPictureFile(100, 20_000), 'too_narrow_picture'],
    ['a line of 25 million pixels', async () => aPixelBomb(25_000_000, 1, 1), 'too_narrow_picture'],
    ['a bomb of 400 megapixels', async () => aPixelBomb(20_000), 'too_many_pixels'],
  ])('is refused as %s, and leaves no file', async (_what, make, code) => {
    const refused = await gallery.owner
      .post(`/api/rooms/${ROOM}/images`)
      .attach('image', await make(), 'camera.jpg');
    expect([refused.status, fieldErrors(refused.body)]).toEqual([400, [`image: ${code}`]]);
    expectDocumented(refused, 'uploadRoomImage');
    expect([await gallery.files(), await gallery.images()]).toEqual([[], []]);
  });

  it('fits through the nginx of the guides when it is as large as may be', () => {
    const settings = path.resolve(
      import.meta.dirname,
      '../../../../../../deploy/nginx/snippets/ospite-site.conf',
    );
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readFileSync(settings, 'utf8')) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(MAX_PICTURE_BYTES);
  });

  it('is needed, once, in its own field, and not too large', async () => {
    const to = () => gallery.owner.post(`/api/rooms/${ROOM}/images`);
    const none = await to().field({ isMain: 'true' });
    expect([none.status, fieldErrors(none.body)]).toEqual([400, ['image: required']]);
    const empty = await to().set('Content-Type', 'multipart/form-data; boundary=b').send('--b--\r\n');
    expect(empty.status).toBe(400);
    const two = await gallery.upload().attach('image', gallery.picture, 'b.png');
    expect([two.status, fieldErrors(two.body)]).toEqual([400, ['image: too_many']]);
    const other = await to().attach('photo', gallery.picture, 'a.png');
    expect([other.status, fieldErrors(other.body)]).toEqual([400, ['photo: unknown_field']]);
    const large = await to().attach('image', Buffer.alloc(MAX_PICTURE_BYTES + 1), 'a.png');
    expect([large.status, large.body.code]).toEqual([413, 'request.too_large']);
    const json = await to().send({ image: 'x' });
    expect(json.status).toBe(415);
    for (const refused of [none, empty, two, other, large, json])
      expectDocumented(refused, 'uploadRoomImage');
    expect([await gallery.files(), await gallery.images()]).toEqual([[], []]);
  });

  it.each([
    [{ imageOrder: '-1' }, 'imageOrder: invalid_format'],
    [{ imageOrder: '99999' }, 'imageOrder: invalid_format'],
    [{ isMain: 'yes' }, 'isMain: unknown_value'],
    [{ roomId: '1' }, 'roomId: unknown_field'],
    [{ imageUrl: '/etc/passwd' }, 'imageUrl: unknown_field'],
  ])('is refused with %j', async (fields, problem) => {
    const refused = await gallery.upload(fields as unknown as Record<string, string>);
    expect([refused.status, fieldErrors(refused.body)]).toEqual([400, [problem]]);
    expectDocumented(refused, 'uploadRoomImage');
    expect(await gallery.files()).toEqual([]);
  });

  it('takes fields that were left empty for fields that were left out', async () => {
    await gallery.fill(1);
    const made = await gallery.upload({ imageOrder: '', isMain: '' });
    expect([made.status, made.body.imageOrder, made.body.isMain]).toEqual([201, 1, false]);
  });

  it.each(WAYS_TO_SEND_NO_FILE)('is still needed when there is %s', async (_what, part) => {
    const refused = await gallery.owner
      .post(`/api/rooms/${ROOM}/images`)
      .set('Content-Type', 'multipart/form-data; boundary=b')
      .send(formOf(part('image')));
    expect([refused.status, fieldErrors(refused.body)]).toEqual([400, ['image: required']]);
    expectDocumented(refused, 'uploadRoomImage');
  });

  it.each(['99', '0', '2147483648', 'due', 'x'.repeat(300)])('goes to no room %s', async (room) => {
    const refused = await gallery.upload({}, room);
    expect([refused.status, refused.body.code]).toEqual([404, 'room.not_found']);
    expectDocumented(refused, 'uploadRoomImage');
    expect(await gallery.files()).toEqual([]);
  });

  it('is the fifteenth at most', async () => {
    await gallery.database.query(
      `insert into room_image (room_id, url, width, height, placeholder, variants, image_order, is_main, alt, updated_at)
       select $1, '/uploads/rooms/' || place || '.jpg', 9, 9, '#aabbcc', '[]', place, place = 0, '{"it":""}', now()
       from generate_series(0, 13) place`,
      [ROOM],
    );
    expect((await gallery.upload()).status).toBe(201);
    const refused = await gallery.upload();
    expect(refused.body).toMatchObject({ status: 422, code: 'room.image_limit', limit: 15 });
    expectDocumented(refused, 'uploadRoomImage');
    expect(await gallery.files()).toHaveLength(4);
  });
});
