import { checkedBreakfastDescription, originalNameOf, withBreakfastChanges } from './breakfast-image';
import { aBreakfastImage } from './breakfast-image.fixture';

describe('an image of the breakfast', () => {
  it('changes in what is given, unless somebody saved in between', () => {
    const read = aBreakfastImage().updatedAt;
    const save = { basedOn: read, at: new Date('2026-05-02T00:00:00Z') };
    const hidden = withBreakfastChanges([aBreakfastImage()], 1, { isActive: false }, save);
    expect(hidden).toEqual([aBreakfastImage({ isActive: false, updatedAt: save.at })]);
    expect(() => withBreakfastChanges(hidden, 1, {}, save)).toThrow('breakfast.changed');
    expect(() => withBreakfastChanges(hidden, 9, {}, save)).toThrow('breakfast.not_found');
  });

  it('has a description of one line, or none', () => {
    expect([checkedBreakfastDescription(' Cornetti '), checkedBreakfastDescription(' ')]).toEqual([
      'Cornetti',
      null,
    ]);
    expect(() => checkedBreakfastDescription('a\nb')).toThrow('breakfast.invalid');
    expect(() => checkedBreakfastDescription('x'.repeat(301))).toThrow('breakfast.invalid');
  });
});

describe('the original name of an upload', () => {
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
