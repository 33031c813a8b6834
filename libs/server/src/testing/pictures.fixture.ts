import type { PictureCollection } from '@ospite/domain/shared';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Where a server keeps the pictures of a collection. */
export function pictureFolder(
  { dataDir }: { readonly dataDir: string },
  collection: PictureCollection,
): string {
  return path.join(dataDir, 'media', collection);
}

/** Names of the files that a server keeps of a collection, in order. */
export async function storedFiles(
  server: { readonly dataDir: string },
  collection: PictureCollection,
): Promise<string[]> {
  return (await readdir(pictureFolder(server, collection)).catch((): string[] => [])).toSorted();
}

/** A picture of one colour, as PNG bytes. */
export function aPictureFile(width = 700, height = 400, background = '#0a7878'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A large picture of noise, which takes long to encode, as JPEG bytes. */
export function aNoisyPicture(width = 1600, height = 1600): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg()
    .toBuffer();
}

/** A moving picture of two frames. */
export async function aMovingWebp(): Promise<Buffer> {
  const frames = [await aPictureFile(40, 40), await aPictureFile(40, 40, '#ff0000')];
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
}

/** A moving PNG: the still one with the chunk that makes it move. */
export async function aMovingPng(): Promise<Buffer> {
  const still = await aPictureFile(40, 40);
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const data = still.indexOf('IDAT') - 4;
  return Buffer.concat([still.subarray(0, data), pngChunk('acTL', control), still.subarray(data)]);
}

/** The head of a photo as iPhones write it. */
export function aHeicFile(): Buffer {
  return Buffer.concat([fileTypeBox('heic', 'mif1', 'heic'), Buffer.alloc(64)]);
}

/** A moving AVIF, as far as its head says: a still one with the brand of sequences. */
export async function aMovingAvif(): Promise<Buffer> {
  const still = await sharp(await aPictureFile(40, 40))
    .avif()
    .toBuffer();
  const at = still.indexOf('avif', 16);
  return Buffer.concat([still.subarray(0, at), Buffer.from('avis'), still.subarray(at + 4)]);
}

function fileTypeBox(major: string, ...compatible: readonly string[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + 4 * compatible.length);
  return Buffer.concat([
    size,
    Buffer.from(`ftyp${major}`),
    Buffer.alloc(4),
    Buffer.from(compatible.join('')),
  ]);
}

/** A PNG of so many pixels in a few kilobytes. @param rows how many of its height it really has */
export function aPixelBomb(width: number, rows = width, height = width): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A progressive JPEG whose scans come again and again. */
export async function aJpegOfManyScans(times: number): Promise<Buffer> {
  const jpeg = await sharp(await aPictureFile(60, 40))
    .jpeg({ progressive: true })
    .toBuffer();
  const first = jpeg.indexOf(Buffer.from([0xff, 0xc4]), jpeg.indexOf(Buffer.from([0xff, 0xc2])));
  const scans = Array.from({ length: times }, () => jpeg.subarray(first, -2));
  return Buffer.concat([jpeg.subarray(0, first), ...scans, jpeg.subarray(-2)]);
}

/** A PNG with texts that were packed from so many bytes each. */
export async function aPngOfPackedTexts(
  count: number,
  bytes: number,
  type: 'zTXt' | 'iTXt' = 'zTXt',
): Promise<Buffer> {
  const still = await aPictureFile(60, 40);
  const head = type === 'zTXt' ? 'c\0\0' : 'c\0\u0001\0\0\0';
  const text = pngChunk(type, Buffer.concat([Buffer.from(head), deflateSync(Buffer.alloc(bytes))]));
  const data = still.indexOf('IDAT') - 4;
  return Buffer.concat([
    still.subarray(0, data),
    ...Array.from({ length: count }, () => text),
    still.subarray(data),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
