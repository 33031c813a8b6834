import {
  imageOf,
  nextPosition,
  reordered,
  withChangedImage,
  withoutImage,
  type GalleryRules,
} from './gallery';

const RULES: GalleryRules = {
  max: 4,
  full: 'room.image_limit',
  notFound: 'room.image_not_found',
  orderMismatch: 'room.order_mismatch',
  orderChanged: 'room.order_changed',
};
const images = [
  { id: 7, order: 2 },
  { id: 8, order: 0 },
  { id: 9, order: 1 },
];
const shape = (gallery: typeof images) => gallery.map(({ id, order }) => `${order}:${id}`).join(' ');

describe('the images of a gallery', () => {
  it('are joined by a new one at the end, up to the limit', () => {
    expect(nextPosition(images, RULES)).toBe(3);
    expect(() => nextPosition(images, { ...RULES, max: 3 })).toThrow(
      expect.objectContaining({ code: 'room.image_limit', facts: { limit: 3 } }),
    );
  });

  it('move up when one is removed', () => {
    expect(shape(withoutImage(images, 9, RULES))).toBe('0:8 1:7');
  });

  it('are changed one at a time', () => {
    expect(shape(withChangedImage(images, 8, RULES, (image) => ({ ...image, order: 5 })))).toBe(
      '2:7 5:8 1:9',
    );
  });

  describe('are put in another order than the one that was read', () => {
    const order = (wanted: readonly number[], read?: readonly number[]) =>
      shape(
        reordered(
          images,
          wanted.map((id, place) => ({ id, order: place })),
          RULES,
          read,
        ),
      );

    it('unless somebody has put them in another one since', () => {
      expect(order([9, 8, 7], [8, 9, 7])).toBe('0:9 1:8 2:7');
      expect(() => order([9, 8, 7], [8, 7, 9])).toThrow('room.order_changed');
      expect(order([9, 8, 7])).toBe('0:9 1:8 2:7');
    });

    it('whatever has come or gone since', () => {
      expect(order([9, 8, 7], [8, 1, 7])).toBe('0:9 1:8 2:7');
      expect(() => order([9, 8, 7], [7, 1, 8])).toThrow('room.order_changed');
    });

    it('also when they stand in the wanted one, as after an answer that was lost', () => {
      expect(order([8, 9, 7], [9, 8, 7])).toBe('0:8 1:9 2:7');
    });
  });

  it('are refused by an id that none of them has', () => {
    expect(() => imageOf(images, 1, RULES)).toThrow('room.image_not_found');
    expect(() => withoutImage(images, 1, RULES)).toThrow('room.image_not_found');
    expect(() => withChangedImage(images, 1, RULES, (image) => image)).toThrow('room.image_not_found');
  });
});

describe('a new order', () => {
  it('follows the numbers given, and keeps the present order among equal ones', () => {
    const wanted = [
      { id: 7, order: -5 },
      { id: 9, order: 30 },
      { id: 8, order: 30 },
    ];
    expect(shape(reordered(images, wanted, RULES))).toBe('0:7 1:8 2:9');
    expect(reordered([], [], RULES)).toEqual([]);
  });

  it.each([
    ['an image is missing', images.slice(1)],
    ['an image is unknown', [...images.slice(1), { id: 10, order: 1 }]],
    ['an image is named twice', [...images, { id: 7, order: 1 }]],
    ['an image is named twice and another is missing', [...images.slice(1), { id: 9, order: 3 }]],
  ])('is refused when %s', (_what, wanted) => {
    expect(() => reordered(images, wanted, RULES)).toThrow('room.order_mismatch');
  });
});
