import {
  inOrder,
  makingWay,
  nextPlace,
  withAlt,
  withMain,
  withoutPicture,
  type GalleryPicture,
} from './gallery';
import { MAX_ROOM_IMAGES } from './room-image';
import { aRoomImage } from './room.fixture';

const aGallery = (size: number, main = 0): GalleryPicture[] =>
  Array.from({ length: size }, (_, order) => ({ id: order + 1, order, isMain: order === main }));

const shape = (gallery: readonly GalleryPicture[]) =>
  gallery.map(({ id, order, isMain }) => `${order}:${id}${isMain ? '*' : ''}`).join(' ');

describe('a gallery', () => {
  it('takes its first picture as the main one and the next ones behind it', () => {
    expect(nextPlace([])).toEqual({ order: 0, isMain: true });
    expect(nextPlace(aGallery(3))).toEqual({ order: 3, isMain: false });
  });

  it('lets a picture stand where its sender wishes, and makes way for it', () => {
    const place = nextPlace(aGallery(3), { order: 1, isMain: true });
    expect(place).toEqual({ order: 1, isMain: true });
    expect(shape(makingWay(aGallery(3), place))).toBe('0:1 2:2 3:3');
    expect(nextPlace(aGallery(3), { order: 9 })).toEqual({ order: 3, isMain: false });
    expect(nextPlace([], { order: 9, isMain: false })).toEqual({ order: 0, isMain: true });
    expect(shape(makingWay(aGallery(2), { order: 2, isMain: false }))).toBe('0:1* 1:2');
  });

  it('refuses the sixteenth picture', () => {
    expect(nextPlace(aGallery(MAX_ROOM_IMAGES - 1)).order).toBe(14);
    expect(() => nextPlace(aGallery(MAX_ROOM_IMAGES))).toThrow('room.image_limit');
  });

  it('closes up when a picture goes', () => {
    expect(shape(withoutPicture(aGallery(4), 2))).toBe('0:1* 1:3 2:4');
  });

  it('promotes the next picture when the main one goes, and the first when it was the last', () => {
    expect(shape(withoutPicture(aGallery(3, 1), 2))).toBe('0:1 1:3*');
    expect(shape(withoutPicture(aGallery(3, 2), 3))).toBe('0:1* 1:2');
    expect(withoutPicture(aGallery(1), 1)).toEqual([]);
  });

  it('has one main picture after another is made it', () => {
    expect(shape(withMain(aGallery(3), 3))).toBe('0:1 1:2 2:3*');
  });

  it('stands in the wanted order, whatever the numbers that say so', () => {
    const wanted = [
      { id: 1, order: 30 },
      { id: 2, order: 10 },
      { id: 3, order: 20 },
    ];
    expect(shape(inOrder(aGallery(3), wanted))).toBe('0:2 1:3 2:1*');
  });

  it.each([
    ['a picture is missing', [{ id: 1, order: 0 }]],
    [
      'a picture is strange',
      [
        { id: 1, order: 0 },
        { id: 9, order: 1 },
      ],
    ],
    [
      'a picture is named twice',
      [
        { id: 1, order: 0 },
        { id: 1, order: 1 },
      ],
    ],
  ])('refuses an order in which %s', (_, wanted) => {
    expect(() => inOrder(aGallery(2), wanted)).toThrow('room.order_mismatch');
  });

  it('knows nothing of strange pictures', () => {
    expect(() => withMain(aGallery(2), 9)).toThrow('room.image_not_found');
    expect(() => withoutPicture(aGallery(2), 9)).toThrow('room.image_not_found');
  });
});

describe('what a picture shows', () => {
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

  it('is not overwritten by who read it before somebody else saved', () => {
    const read = aRoomImage().updatedAt;
    const saved = withAlt(gallery, 1, { it: 'x' }, { ...SAVE, basedOn: read });
    expect(saved[0]?.updatedAt).toEqual(SAVE.at);
    expect(() => withAlt(saved, 1, { it: 'y' }, { ...SAVE, basedOn: read })).toThrow('room.image_changed');
  });

  it('is told in one line of at most 300 characters', () => {
    expect(() => altOf({ es: 'x'.repeat(301) })).toThrow('room.invalid');
    expect(() => altOf({ es: 'a\nb' })).toThrow('room.invalid');
    expect(() => withAlt(gallery, 9, {}, SAVE)).toThrow('room.image_not_found');
  });
});
