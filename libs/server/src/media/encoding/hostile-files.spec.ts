import type { EncodedPicture } from '@ospite/domain/shared';
import sharp, { type Sharp } from 'sharp';
import {
  aJpegOfManyScans,
  aPictureFile,
  aPixelBomb,
  aPngOfPackedTexts,
} from '../../testing/pictures.fixture';
import { encodePicture } from './encode-picture';

const WIDTH = 64;
const HEIGHT = 48;
/** Colours that print can show, too. */
const CORNERS = ['#c02020', '#20a040', '#2040c0', '#ffffff'];
/** By the channels that are bright. */
const COLOURS: Readonly<Record<string, string>> = Object.fromEntries(
  ['100', '010', '001', '111'].map((channels, at) => [channels, CORNERS[at] ?? '']),
);

/** A picture with a colour in each corner: red and green above, blue and white below. */
async function corners(): Promise<Buffer> {
  const quarter = (background: string) =>
    sharp({ create: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3, background } })
      .png()
      .toBuffer();
  const parts = await Promise.all(CORNERS.map(quarter));
  const placed = parts.map((input, at) => ({
    input,
    left: (at % 2) * (WIDTH / 2),
    top: Math.floor(at / 2) * (HEIGHT / 2),
  }));
  const base = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'black' } });
  return base.composite(placed).png().toBuffer();
}

/** The colours in the corners of the largest JPEG. */
async function cornersOf({ files }: EncodedPicture): Promise<string[]> {
  const largest = files.findLast(({ type }) => type === 'image/jpeg')?.content ?? new Uint8Array();
  const { data, info } = await sharp(largest).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const first = (y * info.width + x) * info.channels;
    const channels = [0, 1, 2].map((channel) => ((data[first + channel] ?? 0) > 110 ? 1 : 0)).join('');
    return COLOURS[channels] ?? channels;
  };
  const [left, right, top, bottom] = [8, info.width - 8, 8, info.height - 8];
  return [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
}

/**
 * How a camera stores what it tells to show by each number; sharp mirrors before it turns. Source: EXIF 2.32,
 * Orientation.
 */
const STORED: Readonly<Record<number, (upright: Sharp) => Sharp>> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.rotate(90).flip(),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.rotate(90).flop(),
  8: (upright) => upright.rotate(90),
};

it.each(Object.keys(STORED).map(Number))('is turned upright from orientation %i', async (orientation) => {
  const stored = await STORED[orientation]?.(sharp(await corners()))
    .png()
    .toBuffer();
  const input = await sharp(stored)
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toBuffer();
  expect((await sharp(input).metadata()).orientation).toBe(orientation);
  const made = await encodePicture(input);
  expect([made.width, made.height, await cornersOf(made)]).toEqual([WIDTH, HEIGHT, CORNERS]);
});

it.each<[string, (picture: Sharp) => Sharp]>([
  ['a JPEG in the colours of print', (picture) => picture.toColourspace('cmyk').jpeg({ quality: 100 })],
  ['a PNG of 16 bits', (picture) => picture.toColourspace('rgb16').png()],
])('%s is taken, in the colours of screens', async (_what, make) => {
  const made = await encodePicture(await make(sharp(await corners())).toBuffer());
  expect(await cornersOf(made)).toEqual(CORNERS);
  for (const { content } of made.files)
    expect(await sharp(content).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
});

describe('nothing but the picture is kept of', () => {
  const SECRET = 'PK\u0003\u0004<script>alert(1)</script>';
  const withTail = async () =>
    Buffer.concat([
      await sharp(await corners())
        .jpeg()
        .toBuffer(),
      Buffer.from(SECRET),
    ]);

  it.each([
    ['a JPEG that is a ZIP as well', withTail],
    [
      'a PNG with a page behind it',
      async () => Buffer.concat([await aPictureFile(60, 40), Buffer.from(SECRET)]),
    ],
    [
      'a JPEG with a comment of code',
      async () => {
        const jpeg = await sharp(await corners())
          .jpeg()
          .toBuffer();
        const comment = Buffer.from([0xff, 0xfe, 0, SECRET.length + 2]);
        return Buffer.concat([jpeg.subarray(0, 2), comment, Buffer.from(SECRET), jpeg.subarray(2)]);
      },
    ],
    [
      'a JPEG that tells where it was taken',
      () =>
        sharp(Buffer.alloc(60 * 40 * 3), { raw: { width: 60, height: 40, channels: 3 } })
          .jpeg()
          .withExif({
            IFD0: { Copyright: SECRET },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 46/1 0/1' },
          })
          .toBuffer(),
    ],
  ])('%s', async (_what, make) => {
    const input = await make();
    expect(input.includes('<script>')).toBe(true);
    for (const { content } of (await encodePicture(input)).files) {
      expect(Buffer.from(content).includes('<script>')).toBe(false);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
  });
});

describe('is refused:', () => {
  const half = async (picture: Promise<Buffer>) => (await picture).subarray(0, (await picture).length / 2);

  it.each([
    [
      'a page with the name of a picture',
      'unreadable',
      async () => Buffer.from('<!doctype html><img src=x>'),
    ],
    ['a GIF that is a script as well', 'unreadable', async () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)//')],
    ['an SVG behind the mark of UTF-8', 'unreadable', async () => Buffer.from('\ufeff<svg onload="x()"/>')],
    ['half a PNG', 'unreadable', () => half(aPictureFile(300, 200))],
    [
      'half a WebP',
      'unreadable',
      async () =>
        half(
          sharp(await corners())
            .webp()
            .toBuffer(),
        ),
    ],
    ['30,000 × 30,000 pixels in a few kB', 'too_many_pixels', async () => aPixelBomb(30_000, 10)],
  ])('%s', async (_what, fault, make) => {
    const input = await make();
    expect(input.length).toBeLessThan(10_000);
    await expect(encodePicture(input)).rejects.toMatchObject({ fault });
  });
});

describe('what would keep a decoder busy for minutes is refused unread:', () => {
  it.each([
    ['a JPEG of a thousand scans', () => aJpegOfManyScans(200)],
    ['a PNG of texts packed from 400 MB', () => aPngOfPackedTexts(100, 4_000_000)],
    ['a PNG of international texts packed from 400 MB', () => aPngOfPackedTexts(100, 4_000_000, 'iTXt')],
  ])('%s', async (_what, make) => {
    await expect(encodePicture(await make())).rejects.toMatchObject({ fault: 'unreadable' });
  });

  it.each([
    ['one of a few scans', () => aJpegOfManyScans(2)],
    ['one with a few packed texts', () => aPngOfPackedTexts(3, 4_000)],
  ])('but %s is taken', async (_what, make) => {
    expect((await encodePicture(await make())).width).toBe(60);
  });
});

it.each<[string, (picture: Sharp) => Sharp]>([
  ['TIFF', (picture) => picture.tiff()],
  ['GIF', (picture) => picture.gif()],
])('a %s with the name of a JPEG is refused, though the library knows it', async (_format, make) => {
  await expect(encodePicture(await make(sharp(await aPictureFile(60, 40))).toBuffer())).rejects.toMatchObject(
    {
      fault: 'unreadable',
    },
  );
});

it.each([
  [1, 1],
  [33, 17],
])('an AVIF of odd sizes, %i × %i, is taken', async (width, height) => {
  const made = await encodePicture(
    await sharp(await aPictureFile(width, height))
      .avif({ effort: 0 })
      .toBuffer(),
  );
  expect([made.width, made.height]).toEqual([width, height]);
});

it('a JPEG of 0 × 0 pixels is refused', async () => {
  const jpeg = await sharp(await aPictureFile(60, 40))
    .jpeg()
    .toBuffer();
  // Height and width stand behind marker, length and precision of the frame.
  jpeg.fill(0, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 9);
  await expect(encodePicture(jpeg)).rejects.toMatchObject({ fault: 'unreadable' });
});
