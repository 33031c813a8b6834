import { aRoomImage } from '../room.fixture';
import {
  insertion,
  mainImage,
  MAX_ROOM_IMAGES,
  withAlt,
  withMainImage,
  withoutRoomImage,
  type RoomGallery,
} from './room-gallery';

const aGallery = (size: number, main = 0): RoomGallery =>
  Array.from({ length: size }, (_, order) => aRoomImage({ id: order + 1, order, isMain: order === main }));

const shape = (gallery: RoomGallery) =>
  gallery.map(({ id, order, isMain }) => `${order}:${id}${isMain ? '*' : ''}`).join(' ');

describe('a room’s gallery', () => {
  it('takes its first image as the main one and the next ones behind it', () => {
    expect(insertion([])).toEqual({ order: 0, isMain: true, others: [] });
    expect(insertion(aGallery(3))).toEqual({ order: 3, isMain: false, others: aGallery(3) });
  });

  it('puts an image where it is wanted, and moves the others', () => {
    const { order, isMain, others } = insertion(aGallery(3), { order: 1, isMain: true });
    expect([order, isMain, shape(others)]).toEqual([1, true, '0:1 2:2 3:3']);
    expect(insertion(aGallery(3), { order: 9 })).toMatchObject({ order: 3, isMain: false });
    expect(insertion([], { order: 9, isMain: false })).toMatchObject({ order: 0, isMain: true });
  });

  it('refuses the sixteenth image', () => {
    expect(insertion(aGallery(MAX_ROOM_IMAGES - 1)).order).toBe(14);
    expect(() => insertion(aGallery(MAX_ROOM_IMAGES))).toThrow('room.image_limit');
  });

  it('closes the gap when an image goes', () => {
    expect(shape(withoutRoomImage(aGallery(4), 2))).toBe('0:1* 1:3 2:4');
  });

  it('promotes the next image when the main one goes, and the first when it was the last', () => {
    expect(shape(withoutRoomImage(aGallery(3, 1), 2))).toBe('0:1 1:3*');
    expect(shape(withoutRoomImage(aGallery(3, 2), 3))).toBe('0:1* 1:2');
    expect(withoutRoomImage(aGallery(1), 1)).toEqual([]);
  });

  it('has one main image after another is made it', () => {
    expect(shape(withMainImage(aGallery(3), 3))).toBe('0:1 1:2 2:3*');
  });

  it('refuses unknown images', () => {
    expect(() => withMainImage(aGallery(2), 9)).toThrow('room.image_not_found');
    expect(() => withoutRoomImage(aGallery(2), 9)).toThrow('room.image_not_found');
  });
});

describe('the main image of a room', () => {
  it('is the flagged one', () => {
    expect(mainImage(aGallery(2, 1))?.id).toBe(2);
  });

  it('is the first in order when none is flagged', () => {
    const [first, second] = aGallery(2, -1);
    expect(mainImage([second, first].flatMap((image) => image ?? []))?.id).toBe(1);
  });

  it('is missing in an empty gallery', () => {
    expect(mainImage([])).toBeUndefined();
  });
});

describe('the alt text of an image', () => {
  const gallery = [
    aRoomImage({ id: 1, alt: { it: 'Il letto', en: 'The bed' } }),
    aRoomImage({ id: 2, order: 1 }),
  ];
  const SAVE = { basedOn: undefined, at: new Date('2026-05-02T00:00:00Z') };
  const altOf = (changes: Parameters<typeof withAlt>[2]) => withAlt(gallery, 1, changes, SAVE)[0]?.alt;

  it('changes in the languages that are named', () => {
    expect(altOf({ de: ' Das Bett ' })).toEqual({ it: 'Il letto', en: 'The bed', de: 'Das Bett' });
    expect(altOf({ en: '', it: '' })).toEqual({ it: '' });
    expect(withAlt(gallery, 1, { de: 'x' }, SAVE)[1]).toEqual(gallery[1]);
  });

  it('is not overwritten by a save made before somebody else’s', () => {
    const read = aRoomImage().updatedAt;
    const saved = withAlt(gallery, 1, { it: 'x' }, { ...SAVE, basedOn: read });
    expect(saved[0]?.updatedAt).toEqual(SAVE.at);
    expect(() => withAlt(saved, 1, { it: 'y' }, { ...SAVE, basedOn: read })).toThrow('room.image_changed');
  });

  it('is one line of at most 300 characters', () => {
    expect(() => altOf({ es: 'x'.repeat(301) })).toThrow('room.invalid');
    expect(() => altOf({ es: 'a\nb' })).toThrow('room.invalid');
    expect(() => withAlt(gallery, 9, {}, SAVE)).toThrow('room.image_not_found');
  });
});
