import { inOrder, MAX_ROOM_IMAGES, withMain, withoutPicture, type Picture } from '@ospite/domain';
import { readConfig } from '../../platform/config/read-config';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { openTestOrm, type TestOrm } from '../../testing';
import { MikroOrmGalleryStore } from './mikro-orm-gallery-store';
import { RoomPictureShelf } from './room-picture-shelf';

const ROOM = 1;
const PICTURE: Picture = {
  ...{ url: '/uploads/rooms/a-960.jpg', width: 960, height: 640, placeholder: '#7aa5a3' },
  variants: [{ url: '/uploads/rooms/a-960.jpg', width: 960, type: 'image/jpeg' }],
};

let database: TestOrm;
let store: MikroOrmGalleryStore;
let shelf: RoomPictureShelf;

beforeAll(async () => {
  database = await openTestOrm();
  const version = new ContentVersion(database.orm, readConfig({}, '/'));
  store = new MikroOrmGalleryStore(database.orm.em, version);
  shelf = new RoomPictureShelf(database.orm.em, version);
});
beforeEach(async () => {
  await database.empty('room');
  await database.orm.em.fork().execute(
    `insert into room (name, slug, description, short_description, amenities, updated_at)
     values ('Uno', 'uno', '{"it":""}', '{"it":""}', '{}', now()), ('Due', 'due', '{"it":""}', '{"it":""}', '{}', now())`,
  );
});
afterAll(() => database.close());

const NOW = new Date('2026-05-01T08:30:00Z');
const add = (wish = {}, roomId = ROOM) => store.add(roomId, wish, NOW, async () => PICTURE);
const times = <Result>(count: number, make: () => Result) => Array.from({ length: count }, make);
const shape = async () =>
  (await store.galleryOf(ROOM))
    .map(({ id, order, isMain }) => `${order}:${id}${isMain ? '*' : ''}`)
    .join(' ');

it('a picture is stored with every field, in its place', async () => {
  const image = await add();
  expect(image).toEqual({
    ...PICTURE,
    id: 1,
    roomId: ROOM,
    order: 0,
    isMain: true,
    alt: { it: '' },
    updatedAt: NOW,
  });
  expect(await store.galleryOf(ROOM)).toEqual([image]);
  await add({ order: 0, isMain: true });
  expect(await shape()).toBe('0:2* 1:1');
  expect([await store.roomOf(2), await store.galleryOf(2)]).toEqual([ROOM, []]);
});

it('nothing is added when its files cannot be stored', async () => {
  await add();
  const failing = store.add(ROOM, { order: 0, isMain: true }, NOW, () =>
    Promise.reject(new Error('disk full')),
  );
  await expect(failing).rejects.toThrow('disk full');
  expect(await shape()).toBe('0:1*');
});

it('thirty that arrive at once are fifteen, and no files are stored for the others', async () => {
  let stored = 0;
  const outcomes = await Promise.allSettled(
    times(30, () =>
      store.add(ROOM, {}, NOW, async () => {
        stored += 1;
        return PICTURE;
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_ROOM_IMAGES);
  expect([stored, (await store.galleryOf(ROOM)).length]).toEqual([MAX_ROOM_IMAGES, MAX_ROOM_IMAGES]);
});

it('changes of order, main picture and members are made one after the other', async () => {
  await Promise.all(times(5, () => add()));
  const ids = (await store.galleryOf(ROOM)).map(({ id }) => id);
  const [first = 0, , third = 0] = ids;
  await Promise.all([
    store.change(ROOM, (gallery) => withoutPicture(gallery, first)),
    ...ids.slice(1).map((id) => store.change(ROOM, (gallery) => withMain(gallery, id))),
    ...times(5, () =>
      store.change(ROOM, (gallery) =>
        inOrder(
          gallery,
          gallery.map(({ id, order }) => ({ id, order: -order })),
        ),
      ),
    ),
  ]);
  const gallery = await store.galleryOf(ROOM);
  expect(gallery.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  expect(gallery.filter(({ isMain }) => isMain)).toHaveLength(1);
  const { before, after } = await store.change(ROOM, (present) => withoutPicture(present, third));
  expect([before.length, after.length]).toEqual([4, 3]);
});

it('knows what is not there', async () => {
  for (const roomId of [99, 0, 2 ** 31]) {
    await expect(store.galleryOf(roomId)).rejects.toMatchObject({ code: 'room.not_found' });
    await expect(add({}, roomId)).rejects.toMatchObject({ code: 'room.not_found' });
  }
  await expect(store.roomOf(99)).rejects.toMatchObject({ code: 'room.image_not_found' });
});

describe('for who looks after files', () => {
  it('pictures can be completed, one change after the other', async () => {
    const { id } = await add();
    const copy = (width: number) => ({
      url: `/uploads/rooms/a-${width}.avif`,
      width,
      type: 'image/avif' as const,
    });
    await Promise.all(
      [480, 960].map((width) =>
        shelf.change(id, async (picture) => ({ ...picture, variants: [...picture.variants, copy(width)] })),
      ),
    );
    const [row] = await shelf.rows();
    expect(row?.picture.variants.map(({ width }) => width).toSorted()).toEqual([480, 960, 960]);
    await shelf.change(id, async () => undefined);
    await shelf.change(99, async () => PICTURE);
    expect(await shelf.rows()).toEqual([row]);
  });
});
