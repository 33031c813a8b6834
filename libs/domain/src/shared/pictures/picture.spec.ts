import { filesOf, missingAvifWidths, withAvif, type ImageVariant, type Picture } from './picture';

it('the files of a picture are its full size and its copies, each once', () => {
  const variant = (url: string, width: number, type: ImageVariant['type']): ImageVariant => ({
    url,
    width,
    type,
  });
  const variants = [
    variant('/uploads/rooms/a-480.avif', 480, 'image/avif'),
    variant('/uploads/rooms/a-1600.jpg', 1600, 'image/jpeg'),
    // As a hostile archive may have them.
    variant('/uploads/../credentials.txt', 480, 'image/jpeg'),
    variant('/uploads/rooms/../../credentials.txt', 480, 'image/jpeg'),
    variant('/uploads/rooms/.hidden', 480, 'image/jpeg'),
  ];
  const url = '/uploads/rooms/a-1600.jpg';
  expect(filesOf({ url, width: 1600, height: 1067, placeholder: '#aabbcc', variants })).toEqual([
    '/uploads/rooms/a-1600.jpg',
    '/uploads/rooms/a-480.avif',
  ]);
});

describe('the AVIF copies of a picture', () => {
  const avif = (width: number): ImageVariant => ({ url: `a-${width}.avif`, width, type: 'image/avif' });
  const jpeg: ImageVariant = { url: 'a-480.jpg', width: 480, type: 'image/jpeg' };
  const aPicture = (width: number, ...variants: readonly ImageVariant[]): Picture => ({
    url: `a-${width}.jpg`,
    width,
    height: 300,
    placeholder: '#aabbcc',
    variants,
  });

  it('are wanted in finer steps, up to its own width', () => {
    expect(missingAvifWidths(aPicture(1600, jpeg))).toEqual([480, 720, 960, 1200, 1600]);
    expect(missingAvifWidths(aPicture(1000))).toEqual([480, 720, 960, 1000]);
    expect(missingAvifWidths(aPicture(300))).toEqual([300]);
  });

  it('are made only where they are missing', () => {
    expect(missingAvifWidths(aPicture(1600, avif(480), avif(960), avif(1600)))).toEqual([720, 1200]);
    expect(missingAvifWidths(aPicture(480, avif(480)))).toEqual([]);
  });

  it('stand first, smallest first, each once', () => {
    const { variants } = withAvif(aPicture(960, avif(960), jpeg), [avif(720), avif(960), avif(480)]);
    expect(variants).toEqual([avif(480), avif(720), avif(960), jpeg]);
  });
});
