import type { EntityManager } from '@mikro-orm/postgresql';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmRoomStore } from './mikro-orm-room-store';
import { PricingRecord } from './pricing.record';
import { RoomImageRecord } from './room-image.record';
import { RoomSlugHistoryRecord } from './room-slug-history.record';
import { RoomRecord } from './room.record';

const NOW = new Date('2026-05-01T08:30:00.000Z');
let database: TestOrm;
let store: MikroOrmRoomStore;
let em: EntityManager;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmRoomStore(database.orm.em);
});
beforeEach(async () => {
  await database.empty('room');
  em = database.orm.em.fork();
});
afterAll(() => database.close());

async function addRoom(slug: string, isActive = true): Promise<number> {
  const room = em.create(RoomRecord, {
    name: `Camera ${slug}`,
    slug,
    description: { it: 'Una camera.', en: 'A room.' },
    shortDescription: { it: 'Camera.' },
    maxGuests: 2,
    amenities: ['minibar', 'not-an-amenity', 'balcony'],
    bookingUrl: null,
    airbnbUrl: null,
    isActive,
    cin: 'IT090092B4000X0001',
    iun: null,
    updatedAt: NOW,
  });
  await em.flush();
  return room.id;
}

async function addImage(roomId: number, order: number, isMain = false): Promise<void> {
  const picture = { url: `/uploads/rooms/${order}.jpg`, width: 1600, height: 1067, placeholder: '#aabbcc' };
  em.create(RoomImageRecord, {
    ...picture,
    variants: [],
    alt: { it: 'Il letto' },
    roomId,
    order,
    isMain,
    updatedAt: NOW,
  });
  await em.flush();
}

async function addPrice(roomId: number, season: 'high' | 'low', pricePerNight: string): Promise<void> {
  em.create(PricingRecord, { roomId, season, pricePerNight, updatedAt: NOW });
  await em.flush();
}

it('shows guests active rooms alone, and its owner all of them, oldest first', async () => {
  await addRoom('uno');
  await addRoom('due', false);
  await addRoom('tre');
  expect((await store.list('public')).map(({ slug }) => slug)).toEqual(['uno', 'tre']);
  expect((await store.list('everything')).map(({ slug }) => slug)).toEqual(['uno', 'due', 'tre']);
});

it('gives each room its own pictures in order and prices, high season first', async () => {
  const uno = await addRoom('uno');
  const due = await addRoom('due');
  await addImage(uno, 1);
  await addImage(uno, 0, true);
  await addImage(due, 0);
  await addPrice(uno, 'low', '60€');
  await addPrice(uno, 'high', '70-85€');
  const room = await store.find('uno', 'public');
  expect(room?.images.map(({ order, isMain }) => [order, isMain])).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(room?.prices.map(({ season, pricePerNight }) => [season, pricePerNight])).toEqual([
    ['high', '70-85€'],
    ['low', '60€'],
  ]);
  expect((await store.find('due', 'public'))?.prices).toEqual([]);
});

it('finds a room by slug or id, a hidden one for the owner alone', async () => {
  const id = await addRoom('due', false);
  expect(await store.find('due', 'public')).toBeUndefined();
  expect(await store.find(id, 'public')).toBeUndefined();
  expect((await store.find(id, 'everything'))?.slug).toBe('due');
});

it('finds nothing under numbers that are no id', async () => {
  for (const id of [0, -1, 1.5, Number.NaN, 99_999_999_999])
    expect(await store.find(id, 'everything')).toBeUndefined();
});

it('leaves out amenities that nobody can name', async () => {
  await addRoom('uno');
  expect((await store.find('uno', 'public'))?.amenities).toEqual(['balcony', 'minibar']);
});

it('knows the present slug of a renamed room, unless it is hidden', async () => {
  const uno = await addRoom('uno');
  const due = await addRoom('due', false);
  em.create(RoomSlugHistoryRecord, { slug: 'vecchia', roomId: uno });
  em.create(RoomSlugHistoryRecord, { slug: 'nascosta', roomId: due });
  await em.flush();
  expect(await store.findRenamed('vecchia')).toBe('uno');
  expect(await store.findRenamed('nascosta')).toBeUndefined();
  expect(await store.findRenamed('mai-esistita')).toBeUndefined();
});

describe('the database itself', () => {
  it('holds at most one main picture and fifteen pictures a room, each in a place of its own', async () => {
    const uno = await addRoom('uno');
    await addImage(uno, 0, true);
    await expect(addImage(uno, 1, true)).rejects.toThrow(/room_image_single_main/);
    em.clear();
    await expect(addImage(uno, 0)).rejects.toThrow(/room_image_order_unique/);
    em.clear();
    await expect(addImage(uno, 15)).rejects.toThrow(/room_image_order_range/);
  });

  it('lets two pictures change places in one transaction', async () => {
    const uno = await addRoom('uno');
    await addImage(uno, 0);
    await addImage(uno, 1);
    await em.execute('update room_image set image_order = 1 - image_order');
    expect((await store.find('uno', 'public'))?.images.map(({ url }) => url)).toEqual([
      '/uploads/rooms/1.jpg',
      '/uploads/rooms/0.jpg',
    ]);
  });

  it('holds one price a season, and names and slugs once', async () => {
    const uno = await addRoom('uno');
    await addPrice(uno, 'high', '75€');
    await expect(addPrice(uno, 'high', '80€')).rejects.toThrow(/pricing_room_season_unique/);
    em.clear();
    await expect(addRoom('uno')).rejects.toThrow(/room_(name|slug)_unique/);
  });

  it('removes pictures, prices and old slugs with their room', async () => {
    const uno = await addRoom('uno');
    await addImage(uno, 0);
    await addPrice(uno, 'low', '60€');
    em.create(RoomSlugHistoryRecord, { slug: 'vecchia', roomId: uno });
    await em.flush();
    await em.nativeDelete(RoomRecord, { id: uno });
    const after = em.fork();
    expect([
      await after.count(RoomImageRecord),
      await after.count(PricingRecord),
      await after.count(RoomSlugHistoryRecord),
    ]).toEqual([0, 0, 0]);
  });
});
