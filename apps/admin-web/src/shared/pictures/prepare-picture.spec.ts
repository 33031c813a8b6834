import type { PictureDecoder } from './browser-decoder';
import { LARGEST_BYTES, mayBePicture, preparePicture } from './prepare-picture';

const MEGABYTE = 1024 * 1024;
const aFile = (bytes: number, { name = 'IMG_1.JPG', type = 'image/jpeg' } = {}) =>
  new File([new Uint8Array(bytes)], name, { type });

/** Decodes everything to a picture of this size, which is encoded in so many bytes. */
function aDecoder(width: number, height: number, encodedBytes = MEGABYTE) {
  const log: string[] = [];
  const decoder: PictureDecoder = async () => {
    log.push('decode');
    return {
      width,
      height,
      toJpeg: async (size) => {
        log.push(`encode ${size.width}×${size.height}`);
        return new Blob([new Uint8Array(encodedBytes)], { type: 'image/jpeg' });
      },
      close: () => log.push('close'),
    };
  };
  return { decoder, log };
}
const cannotDecode: PictureDecoder = () => Promise.reject(new Error('InvalidStateError'));

it('sends a picture of ordinary size as it is', async () => {
  const { decoder, log } = aDecoder(3_000, 2_000);
  const file = aFile(LARGEST_BYTES);
  expect(await preparePicture(file, decoder)).toBe(file);
  expect(log).toEqual(['decode', 'close']);
});

it.each([
  ['a wide one', 8_000, 6_000, 3_000, 2_250],
  ['an upright one', 3_024, 4_032, 2_250, 3_000],
  ['a panorama', 12_000, 2_000, 3_000, 500],
])(
  'scales %s over 3,000 pixels to that of its longer side',
  async (_name, width, height, toWidth, toHeight) => {
    const { decoder, log } = aDecoder(width, height);
    const file = await preparePicture(aFile(MEGABYTE), decoder);
    expect(file).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg', size: MEGABYTE });
    expect(log).toEqual(['decode', `encode ${toWidth}×${toHeight}`, 'close']);
  },
);

it('encodes one over 4 MB again in its own size', async () => {
  const { decoder, log } = aDecoder(2_000, 1_500);
  const file = await preparePicture(aFile(6 * MEGABYTE), decoder);
  expect([file.size, log]).toEqual([MEGABYTE, ['decode', 'encode 2000×1500', 'close']]);
});

it('keeps the original where encoding again saves nothing', async () => {
  const { decoder } = aDecoder(2_000, 1_500, 7 * MEGABYTE);
  const original = aFile(6 * MEGABYTE);
  expect(await preparePicture(original, decoder)).toBe(original);
});

it('turns a format that the server refuses into JPEG where the browser knows it', async () => {
  const { decoder } = aDecoder(1_000, 800);
  const file = await preparePicture(aFile(100, { name: 'IMG_2.HEIC', type: 'image/heic' }), decoder);
  expect(file).toMatchObject({ name: 'IMG_2.jpg', type: 'image/jpeg' });
});

it('leaves what it cannot decode to the server', async () => {
  const file = aFile(9 * MEGABYTE, { name: 'IMG_3.HEIC', type: 'image/heic' });
  expect(await preparePicture(file, cannotDecode)).toBe(file);
});

it('has one picture in memory at a time, also after one that failed', async () => {
  const { decoder, log } = aDecoder(8_000, 6_000);
  await Promise.all([
    preparePicture(aFile(1), decoder),
    preparePicture(aFile(1), cannotDecode),
    preparePicture(aFile(1), decoder),
  ]);
  const once = ['decode', 'encode 3000×2250', 'close'];
  expect(log).toEqual([...once, ...once]);
});

it('tells pictures from what was dropped by mistake', () => {
  expect(mayBePicture(aFile(1, { type: 'image/heic' }))).toBe(true);
  expect(mayBePicture(aFile(1, { name: 'IMG_4.HEIC', type: '' }))).toBe(true);
  expect(mayBePicture(aFile(1, { name: 'listino.pdf', type: 'application/pdf' }))).toBe(false);
});
