/** Widths in pixels that each picture is kept in. Source: decisions §5. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

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

/** Addresses of all files of a picture, each once. */
export function filesOf({ url, variants }: Picture): string[] {
  return [...new Set([url, ...variants.map((variant) => variant.url)])];
}
