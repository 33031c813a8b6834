/**
 * How pictures are encoded, for uploads and for the demo alike: at these qualities photographs show no difference at
 * arm's length. After a change `npm run demo-pictures` makes the demo's pictures anew.
 */
export const JPEG = { quality: 80, mozjpeg: true } as const;
export const WEBP = { quality: 78 } as const;
/** libvips' decoders of the formats that are accepted. */
export const DECODERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
] as const;
/** Behind what was transparent: the page's colour, sand (specification §16). */
export const BACKGROUND = '#fbf7f0';

/** Options of AVIF, as sharp takes them. */
interface AvifOptions {
  readonly quality: number;
  /** 0 to 9: more takes more time and fewer bytes. */
  readonly effort: number;
  readonly chromaSubsampling: '4:2:0' | '4:4:4';
}

/** From this width on (pixels) a copy is mostly shown on screens of two and more pixels a CSS pixel, which hide more. */
const DENSE_SCREENS_WIDTH = 1200;

/**
 * As good to the eye as a WebP in two thirds of its bytes. At the same quality one step of effort less takes half the
 * time and 8 % more bytes, one more takes three times as long and saves 3 %; colour in half the resolution saves 5 %.
 */
export function avifOptions(width: number): AvifOptions {
  return { quality: width < DENSE_SCREENS_WIDTH ? 49 : 47, effort: 3, chromaSubsampling: '4:2:0' };
}
