import type { Page } from '@playwright/test';
import path from 'node:path';
import sharp from 'sharp';

const MEDIA = path.resolve(import.meta.dirname, '../../apps/api/src/seed/media');

/** Photographs of ordinary size, as a phone hands them over. */
export const PHOTOS = ['camera-uno-1.jpg', 'camera-uno-2.jpg', 'camera-tre-1.jpg'].map((name) =>
  path.join(MEDIA, name),
);

/** Orientation 6 (turned to the right) as the first segment of a JPEG file. Source: EXIF 2.3, tag 0x0112. */
const TURNED = Buffer.from(
  'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000',
  'hex',
);

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Pixels: the narrowest copy that the server makes. */
const SMALL_WIDTH = 480;

/** {@link PHOTOS}, small: for journeys that are about other things, since large ones take the server long to encode. */
export function smallPhotos(): Promise<UploadedFile[]> {
  return Promise.all(
    PHOTOS.map(async (file) => ({
      name: path.basename(file),
      mimeType: 'image/jpeg',
      buffer: await sharp(file).resize(SMALL_WIDTH).jpeg().toBuffer(),
    })),
  );
}

/** A photograph of 4000×3000 pixels, some of them noise, made with the phone turned: upright it is 3000×4000. */
export async function aHugeTurnedPhoto(page: Page, name: string): Promise<UploadedFile> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 4_000, height: 3_000 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 4_000, 3_000);
    const tile = context.createImageData(500, 500);
    const rows = tile.data.length / 65_536 + 1;
    for (let row = 0; row < rows; row += 1) {
      crypto.getRandomValues(tile.data.subarray(row * 65_536, (row + 1) * 65_536));
    }
    for (let place = 0; place < 6; place += 1) context.putImageData(tile, place * 500, place * 500);
    return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  // Behind the two bytes that begin every JPEG file.
  const buffer = Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}
