import { isOwnFile } from '../own-file';
import type { PictureCollection } from './picture-store';

type Loose<Of> = { readonly [Name in keyof Of]?: unknown };

/** Widths in pixels that each picture is kept in. Source: specification §13. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/**
 * Widths in pixels of a picture's AVIF copies: in finer steps, since most browsers choose them.
 * Source: specification §13.
 */
export const AVIF_WIDTHS = [480, 720, 960, 1200, 1600] as const;

const VARIANT_TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const;

/** One stored size and format of a picture. */
export interface ImageVariant {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly type: (typeof VARIANT_TYPES)[number];
}

/** A stored picture: its full size, a colour to show until it has loaded, and copies in other sizes and formats. */
export interface Picture {
  readonly url: string;
  /** Pixels of the picture at `url`. */
  readonly width: number;
  readonly height: number;
  /** A colour (`#rrggbb`) near the picture's own, shown until it has loaded. */
  readonly placeholder: string;
  readonly variants: readonly ImageVariant[];
}

/** The widths of the AVIF copies that a picture lacks, smallest first; its own width is the largest. */
export function missingAvifWidths({ width, variants }: Pick<Picture, 'width' | 'variants'>): number[] {
  const present = variants.filter(({ type }) => type === 'image/avif').map((variant) => variant.width);
  const wanted = [...AVIF_WIDTHS.filter((step) => step < width), width];
  return wanted.filter((one) => !present.includes(one));
}

/** A picture with more AVIF copies. They come first, smallest first: a browser takes the first type it knows. */
export function withAvif(picture: Picture, copies: readonly ImageVariant[]): Picture {
  const isNew = ({ url }: ImageVariant) => !copies.some((copy) => copy.url === url);
  const variants = [...copies, ...picture.variants.filter(isNew)];
  const avif = variants.filter(({ type }) => type === 'image/avif').toSorted((a, b) => a.width - b.width);
  return { ...picture, variants: [...avif, ...variants.filter(({ type }) => type !== 'image/avif')] };
}

/**
 * The addresses of all files of a picture, each once. Addresses in a restored row that are not files of this
 * installation are left out.
 */
export function filesOf({ url, variants }: Picture): string[] {
  return [...new Set([url, ...variants.map((variant) => variant.url)])].filter(isOwnFile);
}

/**
 * Whether a restored row names a picture that was stored for its kind, whatever else it holds: pages show all its files, which
 * go with the row.
 */
export function isStoredIn(collection: PictureCollection, restored: Picture): boolean {
  const { url, width, height, variants }: Loose<Picture> = restored;
  const isOwn = (file: unknown) =>
    typeof file === 'string' && isOwnFile(file) && file.startsWith(`/uploads/${collection}/`);
  const isVariant = (variant: Loose<ImageVariant> | null) =>
    isOwn(variant?.url) &&
    Number.isInteger(variant?.width) &&
    VARIANT_TYPES.some((type) => type === variant?.type);
  return (
    isOwn(url) &&
    [width, height].every(Number.isInteger) &&
    Array.isArray(variants) &&
    variants.every(isVariant)
  );
}

/** Our own name of a picture's largest file. */
export function fileNameOf({ url }: Pick<Picture, 'url'>): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
