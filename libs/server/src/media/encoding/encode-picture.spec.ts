import {
  IMAGE_WIDTHS,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_RATIO,
  UnreadablePictureError,
  type EncodedPicture,
} from '@ospite/domain/shared';
import sharp from 'sharp';
import { aHeicFile, aMovingAvif, aMovingPng, aMovingWebp, aPixelBomb } from '../../testing/pictures.fixture';
import { encodePicture } from './encode-picture';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a9aa3' } });

/** A picture whose left half is red and right half blue, so that a turn shows. */
async function halves(width: number, height: number) {
  const red = await plain(width / 2, height)
    .tint('#ff0000')
    .png()
    .toBuffer();
  const base = sharp({ create: { width, height, channels: 3, background: '#0000ff' } });
  return base.composite([
    { input: await sharp(red).flatten().linear([0, 0, 0], [255, 0, 0]).png().toBuffer(), left: 0, top: 0 },
  ]);
}

const widths = ({ files }: EncodedPicture, type: string) =>
  files.filter((file) => file.type === type).map(({ width }) => width);

it('keeps a large picture in three widths, each as WebP and JPEG', async () => {
  const made = await encodePicture(await plain(2400, 1350).jpeg().toBuffer());
  expect([made.width, made.height]).toEqual([1600, 900]);
  expect(widths(made, 'image/webp')).toEqual([480, 960, 1600]);
  expect(widths(made, 'image/jpeg')).toEqual([480, 960, 1600]);
  for (const { content, type, width } of made.files) {
    const { format, width: real } = await sharp(content).metadata();
    expect([`image/${format}`, real]).toEqual([type, width]);
  }
});

it('never makes a picture larger than it was', async () => {
  expect(widths(await encodePicture(await plain(700, 400).png().toBuffer()), 'image/jpeg')).toEqual([
    480, 700,
  ]);
  expect(widths(await encodePicture(await plain(300, 400).webp().toBuffer()), 'image/jpeg')).toEqual([300]);
});

it('gives a colour near the picture’s own', async () => {
  const { placeholder } = await encodePicture(await plain(200, 100).png().toBuffer());
  expect(placeholder).toMatch(/^#1[0-9a-f]9[0-9a-f]a[0-9a-f]$/);
});

it('turns a picture upright and forgets where and with what it was taken', async () => {
  const turned = (await halves(600, 400))
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 });
  const input = await turned.toBuffer();
  expect((await sharp(input).metadata()).orientation).toBe(6);
  const made = await encodePicture(input);
  expect([made.width, made.height]).toEqual([400, 600]);
  for (const { content } of made.files) {
    const { exif, icc, xmp, orientation } = await sharp(content).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(content).includes('SecretCamera')).toBe(false);
  }
});

it('cuts a part out of the upright picture', async () => {
  const made = await encodePicture(await (await halves(600, 400)).png().toBuffer(), {
    left: 310,
    top: 0,
    width: 290,
    height: 200,
  });
  expect([made.width, made.height]).toEqual([290, 200]);
  expect(made.placeholder).toMatch(/^#0.0.f.$/);
});

it('puts the page’s colour behind what was transparent', async () => {
  const clear = sharp({
    create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const { placeholder } = await encodePicture(await clear.png().toBuffer());
  expect(placeholder).toMatch(/^#f.f.[ef].$/);
});

it('names files after their content', async () => {
  const input = await plain(500, 300).png().toBuffer();
  const [one, same, other] = await Promise.all([
    encodePicture(input),
    encodePicture(input),
    encodePicture(await plain(501, 300).png().toBuffer()),
  ]);
  expect(one?.files.map(({ name }) => name)).toEqual(same?.files.map(({ name }) => name));
  expect(one?.files[0]?.name).toMatch(/^[0-9a-f]{20}-480\.webp$/);
  expect(one?.files[0]?.name).not.toBe(other?.files[0]?.name);
});

it('takes a still AVIF', async () => {
  expect((await encodePicture(await plain(64, 48).avif().toBuffer())).width).toBe(64);
});

it('refuses a HEIC that only its decoder recognises', async () => {
  const described = { format: 'heif', compression: 'hevc', width: 64, height: 48 };
  const metadata = jest.spyOn(sharp.prototype, 'metadata').mockResolvedValue(described);
  await expect(encodePicture(await plain(64, 48).png().toBuffer())).rejects.toMatchObject({ fault: 'heic' });
  metadata.mockRestore();
});

describe('refuses', () => {
  it.each([
    ['a text', async () => Buffer.from('hello')],
    ['nothing', async () => Buffer.alloc(0)],
    [
      'an SVG drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a GIF', async () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['half a picture', async () => (await plain(600, 400).jpeg().toBuffer()).subarray(0, 1200)],
    ['a bomb of 400 megapixels', async () => aPixelBomb(20_000)],
    ['a file beyond the limit', async () => Buffer.alloc(MAX_PICTURE_BYTES + 1)],
  ])('%s', async (_name, make) => {
    await expect(encodePicture(await make())).rejects.toBeInstanceOf(UnreadablePictureError);
  });

  it.each([
    ['too_many_pixels', async () => aPixelBomb(20_000)],
    ['too_narrow', () => plain(160, 1_601).png().toBuffer()],
    ['too_narrow', () => plain(1_601, 160).png().toBuffer()],
    ['too_narrow', async () => aPixelBomb(25_000_000, 1, 1)],
    ['animated', aMovingWebp],
    ['animated', aMovingPng],
    ['animated', aMovingAvif],
    ['heic', async () => aHeicFile()],
    ['unreadable', async () => Buffer.from('hello')],
  ])('with a reason: %s', async (fault, make) => {
    await expect(encodePicture(await make())).rejects.toMatchObject({ fault });
  });

  it('but takes one that is ten times as tall as wide, or as wide as tall', async () => {
    // WebP has no more than 16,383 points a side.
    expect(MAX_PICTURE_RATIO * Math.max(...IMAGE_WIDTHS)).toBeLessThan(16_384);
    expect((await encodePicture(await plain(160, 1_600).png().toBuffer())).height).toBe(1_600);
    expect((await encodePicture(await plain(1_600, 160).png().toBuffer())).height).toBe(160);
    const turned = await plain(160, 1_600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await encodePicture(turned)).width).toBe(1_600);
  });

  it('but takes a bomb’s small sister, so that it was refused for its size', async () => {
    expect((await encodePicture(aPixelBomb(800))).width).toBe(800);
  });
});
