import {
  breakfastInOrder,
  checkedBreakfastDescription,
  nextBreakfastPlace,
  originalNameOf,
  withoutBreakfastImage,
} from './breakfast-gallery';
import { MAX_BREAKFAST_IMAGES } from './breakfast-image';

const images = (count: number) => Array.from({ length: count }, (_, order) => ({ id: order + 1, order }));
const shape = (list: readonly { id: number; order: number }[]) =>
  list.map(({ id, order }) => `${order}:${id}`).join(' ');

describe('the pictures of the breakfast', () => {
  it('take a new one behind the others, up to a limit', () => {
    expect(nextBreakfastPlace(images(3))).toBe(3);
    expect(() => nextBreakfastPlace(images(MAX_BREAKFAST_IMAGES))).toThrow('breakfast.image_limit');
  });

  it('close up when one goes', () => {
    expect(shape(withoutBreakfastImage(images(3), 2))).toBe('0:1 1:3');
    expect(() => withoutBreakfastImage(images(3), 9)).toThrow('breakfast.not_found');
  });

  it('stand in the order that names each of them', () => {
    expect(
      shape(
        breakfastInOrder(images(2), [
          { id: 1, order: 5 },
          { id: 2, order: 4 },
        ]),
      ),
    ).toBe('0:2 1:1');
    expect(() => breakfastInOrder(images(2), [{ id: 1, order: 0 }])).toThrow('breakfast.order_mismatch');
  });
});

it('a description is one line or none', () => {
  expect([checkedBreakfastDescription(' Cornetti '), checkedBreakfastDescription(' ')]).toEqual([
    'Cornetti',
    null,
  ]);
  expect(() => checkedBreakfastDescription('a\nb')).toThrow('breakfast.invalid');
  expect(() => checkedBreakfastDescription('x'.repeat(301))).toThrow('breakfast.invalid');
});

describe('the name a file had', () => {
  it.each([
    ['IMG_1.jpg', 'IMG_1.jpg'],
    ['/home/marta/IMG_1.jpg', 'IMG_1.jpg'],
    ['C:\\Foto\\IMG_1.jpg', 'IMG_1.jpg'],
    ['a\u0000b\r\n.jpg', 'ab.jpg'],
    ['', 'ours.jpg'],
    ['../', 'ours.jpg'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(originalNameOf(sent, 'ours.jpg')).toBe(kept);
  });

  it('is cut where a column ends, and never through a character', () => {
    const name = originalNameOf(`${'x'.repeat(254)}🌊`, 'ours.jpg');
    expect(name).toBe('x'.repeat(254));
  });
});
