import { BROWSER_DECODER, type PictureDecoder } from './browser-decoder';

/** What the server takes; a picker that names these makes phones hand over JPEG. Source: specification §12, Uploads. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** The `accept` of every picker of pictures; never `image/*`, with which phones hand over HEIC. */
export const PICTURE_ACCEPT = PICTURE_TYPES.join(',');

/** From these sizes on a picture is made smaller before it is sent: pixels of the longer side, and bytes. */
export const LARGEST_SIDE = 3_000;
export const LARGEST_BYTES = 4 * 1024 * 1024;

/** Whether a dropped file can be a picture at all; a file without a type may be one that this device does not know. */
export function mayBePicture({ type }: Pick<File, 'type'>): boolean {
  return type === '' || type.startsWith('image/');
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a picture smaller where it is larger than the site needs, upright and without metadata. One after the other: each
 * takes up to 200 MB while it is decoded. What cannot be decoded is left as it is, and the server judges it.
 */
export function preparePicture(file: File, decoder = BROWSER_DECODER): Promise<File> {
  const prepared = last.then(() => prepare(file, decoder));
  last = prepared;
  return prepared;
}

async function prepare(file: File, decoder: PictureDecoder): Promise<File> {
  const decoded = await decoder(file).catch(() => null);
  if (!decoded) return file;
  try {
    const { width, height } = decoded;
    const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
    const isTaken = PICTURE_TYPES.some((type) => type === file.type);
    if (scale === 1 && isTaken && file.size <= LARGEST_BYTES) return file;
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const content = await decoded.toJpeg(size).catch(() => null);
    const isBetter = content && (scale < 1 || !isTaken || content.size < file.size);
    if (!isBetter) return file;
    const name = file.name.replace(/\.\w+$/, '') + '.jpg';
    return new File([content], name, { type: 'image/jpeg' });
  } finally {
    decoded.close();
  }
}
