import { IMAGE_WIDTHS, type ImageVariant } from '@ospite/domain';
import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import { Semaphore } from '../../semaphore';
import { sharp } from './sharp';

/** Source: decisions §4, uploads. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Quality at which the renders of a photograph show no difference at arm's length; about 80 is usual. */
const JPEG = { quality: 80, mozjpeg: true } as const;
const WEBP = { quality: 78 } as const;
/** The site's page colour (visual.md), behind what was transparent. */
const BACKGROUND = '#fbf7f0';

/** A picture in all the sizes and formats it is kept in, not stored yet. */
export interface MadePicture {
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly placeholder: string;
  readonly files: readonly PictureFile[];
}

export interface PictureFile {
  /** Our own name, from the content: the same picture has the same name, another one never has it. */
  readonly name: string;
  readonly width: number;
  readonly type: ImageVariant['type'];
  readonly content: Buffer;
}

/** Why bytes are no picture that we take: another format or damaged, too large to be decoded, or moving. */
export type PictureFault = 'unreadable' | 'too_many_pixels' | 'animated';

/** The bytes are no picture that we take. */
export class UnreadablePictureError extends Error {
  constructor(
    readonly fault: PictureFault = 'unreadable',
    options?: ErrorOptions,
  ) {
    super('The picture cannot be read.', options);
    this.name = 'UnreadablePictureError';
  }
}

/** A part of a picture, in pixels of the upright original. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Decoders at once. */
const atOnce = new Semaphore(2);
/** From this size on (pixels) it matters whether a decoder reads a picture line by line. */
const LARGE_PIXELS = 12_000_000;
const wholeAtOnce = new Semaphore(1);

/**
 * Decodes a picture and encodes it again as JPEG and WebP in the widths of `IMAGE_WIDTHS`, upright, in sRGB, without
 * metadata, never larger than it was; a picture narrower than a width is kept in its own.
 * @throws UnreadablePictureError for what is not a still JPEG, PNG, WebP or AVIF picture of at most 50 megapixels
 */
export async function makePicture(input: Buffer, crop?: Crop): Promise<MadePicture> {
  if (input.length === 0 || input.length > MAX_PICTURE_BYTES) throw new UnreadablePictureError();
  const head = await headOf(input);
  const fault = faultOf(input, head);
  if (fault) throw new UnreadablePictureError(fault);
  const work = () => make(input, crop);
  if (!needsWholeFrame(head)) return atOnce.run(work);
  // Both places for one: each holds up to 300 MB, in whatever order its data come.
  return wholeAtOnce.run(() => atOnce.run(() => atOnce.run(work)));
}

async function make(input: Buffer, crop: Crop | undefined): Promise<MadePicture> {
  const { data, info } = await decode(input, crop);
  const raw = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const { dominant } = await raw().stats();
  const hash = createHash('sha256')
    .update(input)
    .update(JSON.stringify(crop ?? null))
    .digest('hex')
    .slice(0, 20);
  const files: PictureFile[] = [];
  for (const width of widthsFor(info.width)) {
    const sized = raw().resize({ width });
    files.push(
      {
        name: `${hash}-${width}.webp`,
        width,
        type: 'image/webp',
        content: await sized.clone().webp(WEBP).toBuffer(),
      },
      {
        name: `${hash}-${width}.jpg`,
        width,
        type: 'image/jpeg',
        content: await sized.clone().jpeg(JPEG).toBuffer(),
      },
    );
  }
  return { width: info.width, height: info.height, placeholder: hexOf(dominant), files };
}

/** Decodes once, at the largest size that is kept. */
async function decode(input: Buffer, crop: Crop | undefined) {
  try {
    const upright = sharp(input, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'warning' }).autoOrient();
    const part = crop ? upright.extract(crop) : upright;
    return await part
      .resize({ width: Math.max(...IMAGE_WIDTHS), withoutEnlargement: true })
      .flatten({ background: BACKGROUND })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new UnreadablePictureError('unreadable', { cause: error });
  }
}

/** What a file says of itself, before anything is decoded. @throws UnreadablePictureError when it says nothing */
async function headOf(input: Buffer): Promise<Metadata> {
  return sharp(input, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UnreadablePictureError('unreadable', { cause: error });
    });
}

function faultOf(input: Buffer, head: Metadata): PictureFault | undefined {
  if (head.width * head.height > MAX_PICTURE_PIXELS) return 'too_many_pixels';
  // The decoder shows a moving PNG as a still one; its chunk `acTL` stands before the picture's own data.
  const moves = head.format === 'png' ? isMovingPng(input) : head.format === 'webp' && (head.pages ?? 1) > 1;
  return moves ? 'animated' : undefined;
}

/**
 * Whether the decoder must hold all of a large picture: JPEG and PNG come line by line, unless they are stored coarse to
 * fine (progressive, interlaced) or lie on their side and have to be turned.
 */
function needsWholeFrame({ width, height, format, isProgressive, orientation }: Metadata): boolean {
  if (width * height < LARGE_PIXELS) return false;
  const isByLines = (format === 'jpeg' || format === 'png') && !isProgressive;
  return !isByLines || (format === 'png' && orientation !== undefined && orientation > 1);
}

function isMovingPng(input: Buffer): boolean {
  const control = input.indexOf('acTL');
  return control > 0 && control < input.indexOf('IDAT');
}

function widthsFor(largest: number): number[] {
  return [...IMAGE_WIDTHS.filter((width) => width < largest), largest];
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
