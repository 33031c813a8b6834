import { AN_UPLOAD, MemoryPictureStore } from '../shared/pictures/memory-picture-store.fixture';
import { AddRoom } from './add-room';
import { ChangeRoom } from './change-room';
import { AddRoomImage } from './gallery/add-room-image';
import { MemoryRoomStore } from './memory-room-store.fixture';
import { RemoveRoom } from './remove-room';
import { aRoomDraft } from './room.fixture';

const NOW = new Date('2026-07-01T08:30:00Z');
const isReserved = (word: string) => ['camere', 'preventivo'].includes(word);
const clock = { now: () => NOW };

let rooms: MemoryRoomStore;
let pictures: MemoryPictureStore;
let addRoom: AddRoom;
let changeRoom: ChangeRoom;

beforeEach(() => {
  rooms = new MemoryRoomStore();
  pictures = new MemoryPictureStore();
  addRoom = new AddRoom(rooms, clock, isReserved);
  changeRoom = new ChangeRoom(rooms, clock, isReserved);
});

it('a room is added with what the form leaves out at its defaults', async () => {
  const { name, slug, description, shortDescription } = aRoomDraft();
  const room = await addRoom.add({ name, slug, description, shortDescription });
  expect(room).toMatchObject({ name, slug, maxGuests: 2, isActive: true, updatedAt: NOW });
});

it('a room that breaks a rule is not added', async () => {
  await expect(addRoom.add(aRoomDraft({ name: '' }))).rejects.toMatchObject({
    code: 'room.invalid',
    fields: [{ field: 'name', code: 'required' }],
  });
  await expect(addRoom.add(aRoomDraft({ slug: 'preventivo' }))).rejects.toMatchObject({
    code: 'room.slug_reserved',
    facts: { field: 'slug' },
  });
  expect(await rooms.list('everything')).toEqual([]);
});

it('a change of some fields leaves the others, and is checked together with them', async () => {
  const { id } = await addRoom.add(aRoomDraft({ maxGuests: 4 }));
  const changed = await changeRoom.change(id, NOW, { name: 'Due' });
  expect(changed).toMatchObject({ name: 'Due', slug: 'uno', maxGuests: 4 });
  await expect(changeRoom.change(id, undefined, { maxGuests: 7 })).rejects.toMatchObject({
    code: 'room.invalid',
    fields: [{ field: 'maxGuests', code: 'out_of_range' }],
  });
  await expect(changeRoom.change(id, undefined, { slug: 'camere' })).rejects.toMatchObject({
    code: 'room.slug_reserved',
  });
});

it('a room may have an amenity of the owner’s own, after the specified ones', async () => {
  rooms.own = ['sauna', 'camino'];
  const amenities = ['camino', 'sauna', 'balcony'];
  const { id } = await addRoom.add(aRoomDraft({ amenities }));
  expect((await rooms.find(id, 'everything'))?.amenities).toEqual(['balcony', 'sauna', 'camino']);
  rooms.own = ['sauna'];
  await expect(changeRoom.change(id, undefined, { amenities })).rejects.toMatchObject({
    fields: [{ field: 'amenities', code: 'unknown_value' }],
  });
});

it('a slug from before it was reserved can stay', async () => {
  const { id } = await new AddRoom(rooms, clock, () => false).add(aRoomDraft({ slug: 'camere' }));
  expect(await changeRoom.change(id, undefined, { name: 'Due' })).toMatchObject({ slug: 'camere' });
});

it('a removed room takes the files of its pictures with it', async () => {
  const { id } = await addRoom.add(aRoomDraft());
  await new AddRoomImage(rooms, pictures, clock).add(id, AN_UPLOAD, {});
  expect(pictures.files.size).toBe(1);
  await new RemoveRoom(rooms, pictures).remove('uno');
  expect([await rooms.list('everything'), pictures.files.size]).toEqual([[], 0]);
});
