/** HEVC in pictures and sequences of pictures: what phones call HEIC. Source: ISO/IEC 23008-12, annex B. */
export const HEVC_BRANDS: readonly string[] = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
];

/** AVIF pictures that move. Source: AV1 Image File Format 1.1, section 8. */
export const AVIF_SEQUENCE_BRAND = 'avis';

/** More brands than any real file names. */
const MAX_BRANDS = 32;

/**
 * The formats that a file of the ISO base media family (HEIC, AVIF, MP4) says it follows, in its first box `ftyp`: size,
 * type, major brand, version, compatible brands, of four bytes each. None for other files.
 * Source: ISO/IEC 14496-12, section 4.3.
 */
export function brandsOf(input: Buffer): readonly string[] {
  if (input.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(input.readUInt32BE(0), input.length, 4 * (MAX_BRANDS + 4));
  const brands = [input.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(input.toString('latin1', at, at + 4));
  return brands;
}
