import {
  checkedRoom,
  MAX_ROOM_IMAGES,
  reordered,
  ROOM_GALLERY,
  withMainImage,
  withoutRoomImage,
  type Picture,
  type Room,
  type RoomDraft,
} from '@ospite/domain';
import { aRoomDraft, aRoomImage, describeRoomStore } from '@ospite/domain/testing';
import { pictureOf } from '@ospite/server/media';
import type { ContentVersion } from '@ospite/server/persistence';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmRoomStore } from './mikro-orm-room-store';
import { RoomPictureTable } from './room-picture-table';

const NOW = new Date('2026-07-01T08:30:00Z');
const PICTURE: Picture = pictureOf(aRoomImage());

let database: TestOrm;
let version: ContentVersion;
let store: MikroOrmRoomStore;

beforeAll(async () => {
  database = await openTestOrm();
  version = database.contentVersion;
  store = new MikroOrmRoomStore(database.orm.em, version);
});
beforeEach(() => database.empty('room'));
afterAll(() => database.close());

const add = (changes: Partial<RoomDraft> = {}) => store.add(checkedRoom(aRoomDraft(changes)), NOW);
const addImage = (roomId: number, storeFiles = async () => PICTURE) =>
  store.addImage(roomId, { storeFiles, wanted: {}, alt: { it: '' }, updatedAt: NOW });
const galleryOf = async (roomId: number) => (await store.find(roomId, 'everything'))?.images ?? [];
const times = <Result>(count: number, make: (number: number) => Result) =>
  Array.from({ length: count }, (_, number) => make(number));
const settled = async (work: readonly Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(work);
  const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));
  return { passed: outcomes.length - codes.length, codes: new Set(codes) };
};
const run = (sql: string) => database.orm.em.fork().execute(sql);

describeRoomStore(() => store);

describe('rooms in PostgreSQL', () => {
  it('raise the content version with every change', async () => {
    const changes = [
      async () => void (await add()),
      async () => void (await store.change('uno', undefined, NOW, (room) => room)),
      async () => void (await store.setPrice(1, { season: 'high', pricePerNight: '75€' }, undefined, NOW)),
      () => store.removePrice(1, 'high'),
      async () => void (await addImage(1)),
      async () => void (await store.changeGallery({ roomId: 1 }, (gallery) => gallery)),
      async () => void (await store.remove(1)),
    ];
    for (const change of changes) {
      const before = version.current();
      await change();
      expect(version.current()).toBeGreaterThan(before);
    }
  });

  it('leave out amenities that the product no longer knows', async () => {
    await add();
    await run(`update room set amenities = '{minibar,helipad,balcony}'`);
    expect((await store.find('uno', 'published'))?.amenities).toEqual(['balcony', 'minibar']);
  });

  it('take one of twenty changes made on the same state', async () => {
    const { id } = await add();
    const change = (room: Room) => ({ ...room, maxGuests: 3 });
    expect(await settled(times(20, () => store.change(id, NOW, NOW, change)))).toEqual({
      passed: 1,
      codes: new Set(['room.changed']),
    });
  });

  it('give a name and a slug to one room of many that take them at once', async () => {
    const names = times(10, (number) => add({ slug: `uno-${number}` }));
    expect(await settled(names)).toEqual({ passed: 1, codes: new Set(['room.name_taken']) });
    const slugs = times(10, (number) => add({ name: `Due ${number}`, slug: 'due' }));
    expect(await settled(slugs)).toEqual({ passed: 1, codes: new Set(['room.slug_taken']) });
  });

  it('take one of ten prices set on the same state', async () => {
    const { id } = await add();
    const high = { season: 'high', pricePerNight: '75€' } as const;
    await store.setPrice(id, high, undefined, NOW);
    expect(await settled(times(10, () => store.setPrice(id, high, NOW, NOW)))).toEqual({
      passed: 1,
      codes: new Set(['pricing.changed']),
    });
  });
});

describe('a gallery in PostgreSQL', () => {
  it('takes fifteen of thirty images that arrive at once, and stores no files of the others', async () => {
    const { id } = await add();
    const image = jest.fn(async () => PICTURE);
    const { passed } = await settled(times(30, () => addImage(id, image)));
    expect([passed, image.mock.calls.length, (await galleryOf(id)).length]).toEqual(
      times(3, () => MAX_ROOM_IMAGES),
    );
  });

  it('makes changes of order, main image and members one after the other', async () => {
    const { id: roomId } = await add();
    const ids: number[] = [];
    while (ids.length < 5) ids.push((await addImage(roomId)).id);
    const [first = 0] = ids;
    await Promise.all([
      store.changeGallery({ imageId: first }, (gallery) => withoutRoomImage(gallery, first)),
      ...ids.slice(1).map((id) => store.changeGallery({ roomId }, (gallery) => withMainImage(gallery, id))),
      ...times(5, () =>
        store.changeGallery({ roomId }, (gallery) =>
          reordered(
            gallery,
            gallery.map(({ id, order }) => ({ id, order: -order })),
            ROOM_GALLERY,
          ),
        ),
      ),
    ]);
    const gallery = await galleryOf(roomId);
    expect(gallery.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    expect(gallery.filter(({ isMain }) => isMain)).toHaveLength(1);
  });

  it('has its pictures completed, one change after the other', async () => {
    const table = new RoomPictureTable(database.orm.em, version);
    const { id } = await addImage((await add()).id);
    const copy = (width: number) =>
      ({ url: `/uploads/rooms/a-${width}.avif`, width, type: 'image/avif' }) as const;
    await Promise.all(
      [720, 960].map((width) =>
        table.change(id, async (picture) => ({ ...picture, variants: [...picture.variants, copy(width)] })),
      ),
    );
    const [row] = await table.rows();
    expect(row?.picture.variants.map(({ width }) => width).toSorted()).toEqual([480, 720, 960]);
    await table.change(id, async () => undefined);
    await table.change(99, async () => PICTURE);
    expect(await table.rows()).toEqual([row]);
  });
});

describe('the database itself', () => {
  it('allows one main image and fifteen images a room, each in a position of its own', async () => {
    const { id } = await add();
    await addImage(id);
    await addImage(id);
    await expect(run('update room_image set is_main = true')).rejects.toThrow(/room_image_single_main/);
    await expect(run('update room_image set image_order = 0')).rejects.toThrow(/room_image_order_unique/);
    await expect(run('update room_image set image_order = 15 where image_order = 1')).rejects.toThrow(
      /room_image_order_range/,
    );
  });

  it('lets two images change positions in one transaction', async () => {
    const { id } = await add();
    const [one, two] = [await addImage(id), await addImage(id)];
    await run('update room_image set image_order = 1 - image_order');
    expect((await galleryOf(id)).map((image) => image.id)).toEqual([two.id, one.id]);
  });

  it('allows one price a season', async () => {
    const { id } = await add();
    await store.setPrice(id, { season: 'high', pricePerNight: '75€' }, undefined, NOW);
    const second = run(
      `insert into pricing (room_id, season, price_per_night, updated_at) values (${id}, 'high', 'x', now())`,
    );
    await expect(second).rejects.toThrow(/pricing_room_season_unique/);
  });

  it('removes images, prices and old slugs with their room', async () => {
    const { id } = await add();
    await addImage(id);
    await store.setPrice(id, { season: 'low', pricePerNight: '60€' }, undefined, NOW);
    await store.change(id, undefined, NOW, (room) => ({ ...room, slug: 'due' }));
    await run(`delete from room where id = ${id}`);
    const left = await run(
      `select 1 from room_image union all select 1 from pricing union all select 1 from room_slug_history`,
    );
    expect(left).toEqual([]);
  });
});
