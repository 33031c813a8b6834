import { inOrder, withoutImage, type KeyedUpload, type PublicationScope, type StoreFiles } from '../shared';
import { MAX_ROOM_IMAGES, ROOM_GALLERY, withMainImage } from './gallery/room-gallery';
import type { Room } from './room';
import { checkedRoom, type RoomDraft } from './room-details';
import { aRoomDraft, aRoomImage } from './room.fixture';
import type { RoomStore } from './room-store';

const NOW = new Date('2026-07-01T08:30:00Z');
const UNKNOWN_IDS = [99, 0, -1, 1.5, Number.NaN, 2 ** 31, 99_999_999_999];

/** What every room store does. @param open a store without rooms */
export function describeRoomStore(open: () => Promise<RoomStore> | RoomStore): void {
  let rooms: RoomStore;
  beforeEach(async () => {
    rooms = await open();
  });

  const add = (changes: Partial<RoomDraft> = {}) => rooms.add(checkedRoom(aRoomDraft(changes)), NOW);
  const rename = (id: number, slug: string) =>
    rooms.change(id, undefined, NOW, (room) => ({ ...room, slug }));
  const refuse = () => {
    throw new Error('no');
  };
  const HIGH = { season: 'high', pricePerNight: '75€' } as const;

  describe('a room store', () => {
    it('stores a room with every field', async () => {
      const details = checkedRoom(
        aRoomDraft({
          descriptionEn: 'A room.',
          shortDescriptionDe: 'Zimmer.',
          maxGuests: 4,
          amenities: ['minibar', 'balcony'],
          bookingUrl: 'https://booking.example/uno',
          beds: [
            { kind: 'sofa-bed', count: 1, widthCm: 140 },
            { kind: 'bunk', count: 2, widthCm: 80 },
          ],
          sizeSqm: 24,
          stepFree: true,
          isActive: false,
          cin: 'IT1',
          iun: 'E1',
        }),
      );
      const room = await rooms.add(details, NOW);
      expect(room).toEqual({ ...details, id: room.id, images: [], prices: [], updatedAt: NOW });
      expect(await rooms.find('uno', 'everything')).toEqual(room);
    });

    it('shows guests active rooms alone, and the owner all of them, oldest first', async () => {
      await add();
      const { id } = await add({ name: 'Due', slug: 'due', isActive: false });
      await add({ name: 'Tre', slug: 'tre' });
      const slugs = async (scope: PublicationScope) => (await rooms.list(scope)).map(({ slug }) => slug);
      expect([await slugs('published'), await slugs('everything')]).toEqual([
        ['uno', 'tre'],
        ['uno', 'due', 'tre'],
      ]);
      for (const due of ['due', id])
        expect([await rooms.find(due, 'published'), (await rooms.find(due, 'everything'))?.id]).toEqual([
          undefined,
          id,
        ]);
    });

    it('finds nothing by an id that no room has', async () => {
      await add();
      for (const id of UNKNOWN_IDS) {
        const unknown = { code: 'room.not_found' };
        expect(await rooms.find(id, 'everything')).toBeUndefined();
        await expect(rename(id, 'due')).rejects.toMatchObject(unknown);
        await expect(rooms.remove(id)).rejects.toMatchObject(unknown);
        await expect(rooms.setPrice(id, HIGH, undefined, NOW)).rejects.toMatchObject(unknown);
        await expect(rooms.removePrice(id, 'high')).rejects.toMatchObject(unknown);
        await expect(rooms.changeGallery({ roomId: id }, (gallery) => gallery)).rejects.toMatchObject(
          unknown,
        );
      }
    });

    it('gives a change a later moment, even within the same millisecond', async () => {
      const { id } = await add();
      const changed = await rooms.change('uno', NOW, NOW, (room) => ({ ...room, maxGuests: 5 }));
      expect([changed.maxGuests, changed.updatedAt.getTime()]).toEqual([5, NOW.getTime() + 1]);
      expect(await rooms.find(id, 'published')).toEqual(changed);
    });

    it('removes what a change leaves out', async () => {
      const beds = [{ kind: 'double', count: 1, widthCm: 160 }];
      const { id } = await add({
        descriptionEn: 'A room.',
        amenities: ['minibar'],
        cin: 'IT1',
        beds,
        sizeSqm: 20,
      });
      const bare = checkedRoom(aRoomDraft());
      expect(await rooms.change(id, undefined, NOW, () => bare)).toMatchObject({ cin: null });
      const { description, amenities, beds: left, sizeSqm } = (await rooms.find(id, 'published')) ?? {};
      expect([description, amenities]).toEqual([{ it: 'Una camera.' }, []]);
      expect([left, sizeSqm]).toEqual([[], null]);
    });

    it('stores nothing of a change that is refused, or made on an older state', async () => {
      const room = await add();
      await expect(rooms.change(room.id, undefined, NOW, refuse)).rejects.toThrow('no');
      const stale = rooms.change(room.id, new Date(0), NOW, (present) => ({ ...present, maxGuests: 5 }));
      await expect(stale).rejects.toMatchObject({ code: 'room.changed' });
      expect(await rooms.find(room.id, 'published')).toEqual(room);
    });

    it('gives no two rooms the same name or slug', async () => {
      await add();
      const { id } = await add({ name: 'Due', slug: 'due' });
      const nameTaken = { code: 'room.name_taken', facts: { field: 'name' } };
      const slugTaken = { code: 'room.slug_taken', facts: { field: 'slug' } };
      await expect(add({ slug: 'tre' })).rejects.toMatchObject(nameTaken);
      await expect(add({ name: 'Tre' })).rejects.toMatchObject(slugTaken);
      await expect(rename(id, 'uno')).rejects.toMatchObject(slugTaken);
      expect(await rename(id, 'due')).toMatchObject({ slug: 'due' });
    });

    it('takes a form once, however often it is sent under its key', async () => {
      const details = checkedRoom(aRoomDraft());
      const form = { key: 'a', content: 'one' };
      const [room, twin] = await Promise.all([rooms.add(details, NOW, form), rooms.add(details, NOW, form)]);
      expect(twin).toEqual(room);
      const changed = await rooms.change(room.id, undefined, NOW, (present) => ({
        ...present,
        maxGuests: 5,
      }));
      expect(await rooms.add(details, NOW, form)).toEqual(changed);
      await expect(rooms.add(details, NOW, { ...form, content: 'two' })).rejects.toMatchObject({
        code: 'room.key_reused',
        facts: { id: room.id },
      });
      await expect(rooms.add(details, NOW, { ...form, key: 'b' })).rejects.toMatchObject({
        code: 'room.name_taken',
      });
      await rooms.remove(room.id);
      expect((await rooms.add(details, NOW, form)).id).not.toBe(room.id);
    });

    it('leads from an old slug to its room until another room takes it', async () => {
      const { id } = await add();
      await rename(id, 'casa');
      await rename(id, 'villa');
      const renamed = (slug: string) => rooms.findRenamed(slug);
      expect([await renamed('uno'), await renamed('casa')]).toEqual(['villa', 'villa']);
      await add({ name: 'Altra', slug: 'uno' });
      await rename(id, 'casa');
      expect([await renamed('uno'), await renamed('casa')]).toEqual([undefined, undefined]);
      expect([await renamed('villa'), await renamed('never')]).toEqual(['casa', undefined]);
      await rooms.change(id, undefined, NOW, (room) => ({ ...room, isActive: false }));
      expect(await renamed('villa')).toBeUndefined();
    });

    it('gives back a removed room as it was, once', async () => {
      const { id } = await add();
      await rooms.setPrice(id, HIGH, undefined, NOW);
      const present = await rooms.find(id, 'everything');
      expect(await rooms.remove('uno')).toEqual(present);
      await expect(rooms.remove(id)).rejects.toMatchObject({ code: 'room.not_found' });
    });

    it('keeps one price for each season, high season first, changed on the state it was read in', async () => {
      const { id } = await add();
      await expect(rooms.setPrice(id, HIGH, NOW, NOW)).rejects.toMatchObject({ code: 'pricing.changed' });
      await rooms.setPrice(id, { season: 'low', pricePerNight: '60€' }, undefined, NOW);
      const first = (await rooms.setPrice(id, HIGH, undefined, NOW)).prices[0];
      const { prices } = await rooms.setPrice(id, { ...HIGH, pricePerNight: '80€' }, NOW, NOW);
      expect(prices).toEqual([
        { id: first?.id, season: 'high', pricePerNight: '80€', updatedAt: new Date(NOW.getTime() + 1) },
        { id: expect.any(Number), season: 'low', pricePerNight: '60€', updatedAt: NOW },
      ]);
      expect((await rooms.find(id, 'published'))?.prices).toEqual(prices);
      await rooms.removePrice(id, 'high');
      await expect(rooms.removePrice(id, 'high')).rejects.toMatchObject({ code: 'pricing.not_found' });
      expect((await rooms.find(id, 'published'))?.prices).toEqual(prices.slice(1));
    });
  });

  describe('a room store’s gallery', () => {
    const { id: _id, roomId: _roomId, order: _order, isMain: _isMain, ...IMAGE } = aRoomImage();
    const { alt, updatedAt, ...PICTURE } = IMAGE;
    let room: Room;
    beforeEach(async () => {
      room = await add();
    });

    const addImage = (
      wanted = {},
      storeFiles: StoreFiles = async () => PICTURE,
      { roomId = room.id, upload }: { readonly roomId?: number; readonly upload?: KeyedUpload } = {},
    ) => rooms.addImage(roomId, { storeFiles, wanted, alt, updatedAt }, upload);
    const gallery = async () => (await rooms.find(room.id, 'everything'))?.images ?? [];
    const shape = async () =>
      (await gallery()).map(({ id, order, isMain }) => `${order}:${id}${isMain ? '*' : ''}`).join(' ');

    it('stores an image with every field, and moves the others for it', async () => {
      const one = await addImage();
      expect(one).toEqual({ ...IMAGE, id: one.id, roomId: room.id, order: 0, isMain: true });
      expect(await gallery()).toEqual([one]);
      const two = await addImage({ order: 0, isMain: true });
      expect(await shape()).toBe(`0:${two.id}* 1:${one.id}`);
    });

    it('adds nothing when there is no position, or the files cannot be stored', async () => {
      const { id } = await addImage();
      const failing = addImage({ order: 0, isMain: true }, () => Promise.reject(new Error('disk full')));
      await expect(failing).rejects.toThrow('disk full');
      expect(await shape()).toBe(`0:${id}*`);
      for (let count = 1; count < MAX_ROOM_IMAGES; count += 1) await addImage();
      const full = await gallery();
      const storeFiles = jest.fn(async () => PICTURE);
      await expect(addImage({}, storeFiles)).rejects.toMatchObject({ code: 'room.image_limit' });
      await expect(addImage({}, storeFiles, { roomId: 99 })).rejects.toMatchObject({
        code: 'room.not_found',
      });
      expect(storeFiles).not.toHaveBeenCalled();
      expect(await gallery()).toEqual(full);
    });

    it('takes an upload once, however often it is sent under its key', async () => {
      const upload = { key: 'a', content: Uint8Array.of(1, 2) };
      const send = (sent: KeyedUpload) => addImage({}, undefined, { upload: sent });
      expect(await rooms.findUploaded(room.id, upload)).toBeUndefined();
      const image = await send(upload);
      await addImage({ order: 0, isMain: true });
      const moved = { ...image, order: 1, isMain: false };
      expect([await send(upload), await rooms.findUploaded(room.id, upload)]).toEqual([moved, moved]);
      const other = { ...upload, content: Uint8Array.of(3) };
      for (const refused of [() => send(other), () => rooms.findUploaded(room.id, other)])
        await expect(refused()).rejects.toMatchObject({ code: 'room.key_reused' });
      await rooms.changeGallery({ roomId: room.id }, (images) =>
        withoutImage(images, image.id, ROOM_GALLERY),
      );
      expect((await send(upload)).id).not.toBe(image.id);
      expect(await gallery()).toHaveLength(2);
    });

    it('is changed as a whole, by its room or by one of its images', async () => {
      const [one, two, three] = [await addImage(), await addImage(), await addImage()];
      const { before, after } = await rooms.changeGallery({ imageId: two.id }, (images) =>
        withMainImage(withoutImage(images, one.id, ROOM_GALLERY), three.id),
      );
      expect([before.length, await gallery()]).toEqual([3, inOrder(after)]);
      expect(await shape()).toBe(`0:${two.id} 1:${three.id}*`);
      await expect(rooms.changeGallery({ roomId: room.id }, refuse)).rejects.toThrow('no');
      await rooms.changeGallery({ roomId: room.id }, (images) =>
        images.map((image) => ({ ...image, order: 1 - image.order, alt: { it: 'x' } })),
      );
      expect(await shape()).toBe(`0:${three.id}* 1:${two.id}`);
      expect((await gallery()).map(({ alt }) => alt)).toEqual([{ it: 'x' }, { it: 'x' }]);
    });

    it('is not found by an image that no gallery holds', async () => {
      for (const imageId of [99, 0])
        await expect(rooms.changeGallery({ imageId }, (images) => images)).rejects.toMatchObject({
          code: 'room.image_not_found',
        });
    });
  });
}
