import { AN_UPLOAD, MemoryPictureStore } from '../../shared/pictures/memory-picture-store.fixture';
import { MemoryRoomStore } from '../memory-room-store.fixture';
import { checkedRoom } from '../room-details';
import { aRoomDraft } from '../room.fixture';
import { AddRoomImage } from './add-room-image';
import { ArrangeRoomImages, SetMainRoomImage } from './arrange-room-images';
import { DescribeRoomImage } from './describe-room-image';
import { RemoveRoomImage } from './remove-room-image';
import { MAX_ROOM_IMAGES, type RoomGallery } from './room-gallery';

const NOW = new Date('2026-07-01T08:30:00Z');
const clock = { now: () => NOW };

let rooms: MemoryRoomStore;
let pictures: MemoryPictureStore;
let addImage: AddRoomImage;
let roomId: number;

beforeEach(async () => {
  rooms = new MemoryRoomStore();
  pictures = new MemoryPictureStore();
  addImage = new AddRoomImage(rooms, pictures, clock);
  roomId = (await rooms.add(checkedRoom(aRoomDraft()), NOW)).id;
});

const add = () => addImage.add(roomId, AN_UPLOAD, {});
const fill = async (count: number) => {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await add()).id);
  return ids;
};
const gallery = async () => (await rooms.find(roomId, 'everything'))?.images ?? [];
const shape = (images: RoomGallery) =>
  images.map(({ order, isMain }) => `${order}${isMain ? '*' : ''}`).join(' ');

describe('the owner adds an image', () => {
  it('with its files, where it is wanted, without an alt text yet', async () => {
    const [one] = await fill(1);
    const image = await addImage.add(roomId, AN_UPLOAD, { order: 0, isMain: true });
    expect(image).toMatchObject({ roomId, order: 0, isMain: true, alt: { it: '' }, updatedAt: NOW });
    expect((await gallery()).map(({ id }) => id)).toEqual([image.id, one]);
    expect(pictures.files).toEqual(new Set((await gallery()).map(({ url }) => url)));
  });

  it('and nothing is stored of what is no picture', async () => {
    await expect(addImage.add(roomId, Uint8Array.of(1), {})).rejects.toMatchObject({ fault: 'unreadable' });
    expect([await gallery(), pictures.files.size]).toEqual([[], 0]);
  });

  it('before it is read when the gallery is full or the room unknown', async () => {
    await fill(MAX_ROOM_IMAGES);
    const read = jest.spyOn(pictures, 'read');
    await expect(add()).rejects.toMatchObject({ code: 'room.image_limit' });
    await expect(addImage.add(99, AN_UPLOAD, {})).rejects.toMatchObject({ code: 'room.not_found' });
    expect([read.mock.calls.length, pictures.files.size]).toEqual([0, MAX_ROOM_IMAGES]);
  });

  it('once, however often it is sent under its key, also by the one that fills the gallery', async () => {
    await fill(MAX_ROOM_IMAGES - 1);
    const send = (upload = AN_UPLOAD) => addImage.add(roomId, upload, {}, 'a key');
    const image = await send();
    const read = jest.spyOn(pictures, 'read');
    expect([await send(), read.mock.calls.length]).toEqual([image, 0]);
    await expect(send(Uint8Array.of(1))).rejects.toMatchObject({ code: 'room.key_reused' });
    expect(pictures.files.size).toBe(MAX_ROOM_IMAGES);
  });

  it('and its files go again when the gallery filled up meanwhile', async () => {
    await fill(MAX_ROOM_IMAGES - 1);
    const outcomes = await Promise.allSettled([add(), add()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(pictures.files.size).toBe(MAX_ROOM_IMAGES);
  });
});

describe('the owner changes the gallery:', () => {
  it('removes an image with its files', async () => {
    const [one = 0] = await fill(2);
    await new RemoveRoomImage(rooms, pictures).remove(one);
    expect(shape(await gallery())).toBe('0*');
    expect(pictures.files).toEqual(new Set((await gallery()).map(({ url }) => url)));
  });

  it('puts the images in another order, and chooses the main one', async () => {
    const [one = 0, two = 0] = await fill(2);
    const wanted = [
      { id: two, order: 0 },
      { id: one, order: 1 },
    ];
    expect(shape(await new ArrangeRoomImages(rooms).arrange(roomId, wanted))).toBe('0 1*');
    expect(shape(await new SetMainRoomImage(rooms).setMain(roomId, two))).toBe('0* 1');
    expect(shape(await gallery())).toBe('0* 1');
  });

  it('says what an image shows', async () => {
    const [one = 0] = await fill(1);
    const describeImage = new DescribeRoomImage(rooms, clock);
    const image = await describeImage.describe(one, NOW, { it: 'Il letto' });
    expect([image.alt, await gallery()]).toEqual([{ it: 'Il letto' }, [image]]);
    await expect(describeImage.describe(one, NOW, { it: 'x' })).rejects.toMatchObject({
      code: 'room.image_changed',
    });
  });
});
