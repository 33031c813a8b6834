import { checkRoom, EMPTY_ROOM_DRAFT, type Room, type RoomDetails, type RoomDraft } from '@ospite/domain';
import { readConfig } from '../../platform/config/read-config';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { openTestOrm, type TestOrm } from '../../testing';
import { MikroOrmRoomEditor } from './mikro-orm-room-editor';
import { MikroOrmRoomStore } from './mikro-orm-room-store';

const NOW = new Date('2026-07-01T08:30:00Z');

let database: TestOrm;
let version: ContentVersion;
let editor: MikroOrmRoomEditor;
let store: MikroOrmRoomStore;

beforeAll(async () => {
  database = await openTestOrm();
  version = new ContentVersion(database.orm, readConfig({}, '/'));
  editor = new MikroOrmRoomEditor(database.orm.em, version);
  store = new MikroOrmRoomStore(database.orm.em);
});
beforeEach(() => database.empty('room'));
afterAll(() => database.close());

function details(changes: Partial<RoomDraft> = {}): RoomDetails {
  const least = { name: 'Uno', slug: 'uno', description: 'Una camera.', shortDescription: 'Camera.' };
  const check = checkRoom({ ...EMPTY_ROOM_DRAFT, ...least, ...changes });
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  return check.details;
}
const add = (changes: Partial<RoomDraft> = {}) => editor.add(details(changes), NOW);
const rename = (id: number, slug: string) =>
  editor.change(id, undefined, NOW, (room) => ({ ...room, slug }) satisfies RoomDetails);
const settled = async (work: readonly Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(work);
  const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));
  return { passed: outcomes.length - codes.length, codes: new Set(codes) };
};

it('a room is stored with every field', async () => {
  const whole = details({
    ...{
      descriptionEn: 'A room.',
      shortDescriptionDe: 'Zimmer.',
      maxGuests: 4,
      amenities: ['minibar', 'balcony'],
    },
    ...{ bookingUrl: 'https://booking.example/uno', isActive: false, cin: 'IT1', iun: 'E1' },
  });
  const room = await editor.add(whole, NOW);
  expect(room).toEqual({ ...whole, id: room.id, images: [], prices: [], updatedAt: NOW });
  expect(await store.find('uno', 'everything')).toEqual(room);
});

it('a change gets a later moment, also within one tick, and raises the number that pages are kept under', async () => {
  const { id } = await add();
  const before = version.current();
  const changed = await editor.change(id, NOW, NOW, (room) => ({ ...room, maxGuests: 5 }));
  expect([changed.maxGuests, changed.updatedAt.getTime()]).toEqual([5, NOW.getTime() + 1]);
  expect(version.current()).toBeGreaterThan(before);
  expect(await store.find(id, 'public')).toEqual(changed);
});

it('a refused change stores nothing', async () => {
  const { id } = await add();
  const refused = editor.change(id, undefined, NOW, () => {
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect((await store.find(id, 'public'))?.updatedAt).toEqual(NOW);
});

it('of twenty changes made on the same state one passes', async () => {
  const { id } = await add();
  const change = (room: Room) => ({ ...room, maxGuests: 3 });
  const work = Array.from({ length: 20 }, () => editor.change(id, NOW, NOW, change));
  expect(await settled(work)).toEqual({ passed: 1, codes: new Set(['room.changed']) });
});

it('names and slugs are nobody else’s, whoever comes first', async () => {
  const [names, slugs] = [0, 1].map((kind) =>
    Array.from({ length: 10 }, (_, number) =>
      kind ? add({ name: `Due ${number}`, slug: 'due' }) : add({ slug: `uno-${number}` }),
    ),
  );
  expect(await settled(names ?? [])).toEqual({ passed: 1, codes: new Set(['room.name_taken']) });
  expect(await settled(slugs ?? [])).toEqual({ passed: 1, codes: new Set(['room.slug_taken']) });
  const { id } = await add({ name: 'Tre', slug: 'tre' });
  await expect(rename(id, 'due')).rejects.toMatchObject({
    code: 'room.slug_taken',
    facts: { field: 'slug' },
  });
});

it('a slug that was given up leads to its room until another one takes it', async () => {
  const { id } = await add();
  await rename(id, 'casa');
  await rename(id, 'villa');
  expect(await Promise.all(['uno', 'casa'].map((old) => store.findRenamed(old)))).toEqual(['villa', 'villa']);
  await add({ name: 'Altra', slug: 'uno' });
  expect(await store.findRenamed('uno')).toBeUndefined();
  await rename(id, 'casa');
  expect(await store.findRenamed('casa')).toBeUndefined();
  expect(await store.findRenamed('villa')).toBe('casa');
});

it('a removed room is given back as it was, once', async () => {
  const { id } = await add();
  await editor.setPrice(id, { season: 'high', pricePerNight: '75€' }, undefined, NOW);
  const gone = await editor.remove('uno');
  expect(gone.prices).toMatchObject([{ season: 'high', pricePerNight: '75€' }]);
  await expect(editor.remove(id)).rejects.toMatchObject({ code: 'room.not_found' });
});

it('a price is set for a room that is there, on the state it was read in', async () => {
  const { id } = await add();
  const high = { season: 'high', pricePerNight: '75€' } as const;
  await expect(editor.setPrice(id, high, NOW, NOW)).rejects.toMatchObject({ code: 'pricing.changed' });
  await expect(editor.setPrice(99, high, undefined, NOW)).rejects.toMatchObject({ code: 'room.not_found' });
  const [first] = (await editor.setPrice(id, high, undefined, NOW)).prices;
  const work = Array.from({ length: 10 }, () => editor.setPrice(id, high, first?.updatedAt, NOW));
  expect(await settled(work)).toEqual({ passed: 1, codes: new Set(['pricing.changed']) });
});
