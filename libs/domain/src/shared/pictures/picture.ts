import { isOwnFile } from '../own-file';

/** Widths in pixels that each picture is kept in. Source: specification §13. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/**
 * Widths in pixels of a picture's AVIF copies: in finer steps, since most browsers choose them.
 * Source: specification §13.
 */
export const AVIF_WIDTHS = [480, 720, 960, 1200, 1600] as const;

/** One stored size and format of a picture. */
export interface ImageVariant {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg';
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

/** Our own name of a picture's largest file. */
export function fileNameOf({ url }: Pick<Picture, 'url'>): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
