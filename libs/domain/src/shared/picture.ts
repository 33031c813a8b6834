/** Widths in pixels that each picture is kept in. Source: decisions §5. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/** Widths in pixels of a picture's AVIF copies: finer steps, since they are what most browsers take. Source: decisions §5. */
export const AVIF_WIDTHS = [480, 720, 960, 1200, 1600] as const;

/** One stored size and format of a picture. */
export interface ImageVariant {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg';
}

/** A picture as it can be shown: its full size, what to show until it is there, and its smaller copies. */
export interface Picture {
  readonly url: string;
  /** Pixels of the picture at `url`. */
  readonly width: number;
  readonly height: number;
  /** A colour (`#rrggbb`) near the picture's own, shown until it has loaded. */
  readonly placeholder: string;
  readonly variants: readonly ImageVariant[];
}

/**
 * A picture by those of its files that are really there: lost copies are left out, and the widest JPEG left stands for
 * a lost full size. Undefined when there is none, since every browser needs one.
 */
export function picturesRest(picture: Picture, isThere: (url: string) => boolean): Picture | undefined {
  const variants = picture.variants.filter(({ url }) => isThere(url));
  if (isThere(picture.url)) return { ...picture, variants };
  const [widest] = variants.filter(({ type }) => type === 'image/jpeg').toSorted((a, b) => b.width - a.width);
  if (!widest) return undefined;
  const { url, width } = widest;
  return {
    ...picture,
    ...{ url, width, variants },
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
  };
}

/** The widths of AVIF copies that a picture lacks, smallest first; one narrower than a width is kept in its own. */
export function missingAvifWidths({ width, variants }: Picture): number[] {
  const there = variants.filter(({ type }) => type === 'image/avif').map((variant) => variant.width);
  const wanted = [...AVIF_WIDTHS.filter((step) => step < width), width];
  return wanted.filter((one) => !there.includes(one));
}

/** A picture with more AVIF copies: they come first, smallest first, since a browser takes the first that it knows. */
export function withAvif(picture: Picture, copies: readonly ImageVariant[]): Picture {
  const isNew = ({ url }: ImageVariant) => !copies.some((copy) => copy.url === url);
  const variants = [...copies, ...picture.variants.filter(isNew)];
  const avif = variants.filter(({ type }) => type === 'image/avif').toSorted((a, b) => a.width - b.width);
  return { ...picture, variants: [...avif, ...variants.filter(({ type }) => type !== 'image/avif')] };
}

/** Addresses of all files of a picture, each once. */
export function filesOf({ url, variants }: Picture): string[] {
  return [...new Set([url, ...variants.map((variant) => variant.url)])];
}
