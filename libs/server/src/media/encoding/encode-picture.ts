import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_RATIO,
  UnreadablePictureError,
  type EncodedPicture,
  type PictureFault,
  type PictureFile,
} from '@ospite/domain/shared';
import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import { Semaphore } from '../../concurrency/semaphore';
import { isDecoderBomb } from './decoder-bombs';
import { DECODERS } from './encoding-settings';
import { AVIF_SEQUENCE_BRAND, brandsOf, HEVC_BRANDS } from './file-brands';
import { UploadEncoder, type Crop } from './upload-encoder';

/**
 * Heads are read here, pictures in the encoder's process: in both by the decoders of accepted formats alone. It is loaded
 * with the first upload, since its native code takes several megabytes of memory.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [...DECODERS] });
  sharp.cache(false);
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

const encoder = new UploadEncoder();
/** Pictures that are decoded at once. */
const decoders = new Semaphore(2);
/** From this size on (pixels) it matters whether a picture can be decoded line by line. */
const LARGE_PIXELS = 12_000_000;
const wholeFrameDecoder = new Semaphore(1);

/**
 * Decodes a picture and encodes it again as JPEG and WebP in the widths of `IMAGE_WIDTHS`, upright, in sRGB, without
 * metadata, never larger than it was; a picture narrower than a width is kept in its own.
 * @throws UnreadablePictureError for what is not a still JPEG, PNG, WebP or AVIF picture of at most 50 megapixels,
 *   or is too narrow
 */
export async function encodePicture(input: Buffer, crop?: Crop): Promise<EncodedPicture> {
  if (input.length === 0 || input.length > MAX_PICTURE_BYTES) throw new UnreadablePictureError();
  const brands = brandsOf(input);
  if (brands.some((brand) => HEVC_BRANDS.includes(brand))) throw new UnreadablePictureError('heic');
  if (isDecoderBomb(input)) throw new UnreadablePictureError();
  const metadata = await metadataOf(input);
  const fault = faultOf(input, brands, metadata);
  if (fault) throw new UnreadablePictureError(fault);
  const work = () => encode(input, crop);
  if (!needsWholeFrame(metadata)) return decoders.run(work);
  // Both slots for one: it needs up to 300 MB.
  return wholeFrameDecoder.run(() => decoders.run(() => decoders.run(work)));
}

async function encode(input: Buffer, crop: Crop | undefined): Promise<EncodedPicture> {
  const { variants, ...picture } = await encoder.encode(input, crop);
  const hash = createHash('sha256')
    .update(input)
    .update(JSON.stringify(crop ?? null))
    .digest('hex')
    .slice(0, 20);
  const files = variants.flatMap(({ width, webp, jpeg }): PictureFile[] => [
    { name: `${hash}-${width}.webp`, width, type: 'image/webp', content: webp },
    { name: `${hash}-${width}.jpg`, width, type: 'image/jpeg', content: jpeg },
  ]);
  return { ...picture, files };
}

/** What a file says about itself, before anything is decoded. @throws UnreadablePictureError */
async function metadataOf(input: Buffer): Promise<Metadata> {
  const sharp = await (loading ??= loadSharp());
  return sharp(input, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UnreadablePictureError('unreadable', { cause: error });
    });
}

function faultOf(
  input: Buffer,
  brands: readonly string[],
  { width, height, format, pages, compression }: Metadata,
): PictureFault | undefined {
  // The decoder of AVIF may have been built for others of its family as well.
  if (format === 'heif' && compression !== 'av1') return compression === 'hevc' ? 'heic' : 'unreadable';
  if (width * height > MAX_PICTURE_PIXELS) return 'too_many_pixels';
  if (Math.max(width, height) > Math.min(width, height) * MAX_PICTURE_RATIO) return 'too_narrow';
  const isAnimated =
    (format === 'png' && isAnimatedPng(input)) ||
    (format === 'webp' && (pages ?? 1) > 1) ||
    brands.includes(AVIF_SEQUENCE_BRAND);
  return isAnimated ? 'animated' : undefined;
}

/**
 * Whether a large picture must be decoded as a whole: JPEG and PNG are read line by line, unless they are progressive or
 * interlaced, or a PNG has to be rotated.
 */
function needsWholeFrame({ width, height, format, isProgressive, orientation }: Metadata): boolean {
  if (width * height < LARGE_PIXELS) return false;
  const isLineByLine = (format === 'jpeg' || format === 'png') && !isProgressive;
  return !isLineByLine || (format === 'png' && orientation !== undefined && orientation > 1);
}

/** The decoder shows only the first frame of an animated PNG; its chunk `acTL` comes before the image data. */
function isAnimatedPng(input: Buffer): boolean {
  const control = input.indexOf('acTL');
  return control > 0 && control < input.indexOf('IDAT');
}
