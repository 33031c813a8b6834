/** As high as the gallery of a room. */
const GALLERY_HIGH = '(min-width: 1260px) 870px, (min-width: 900px) 69vw, 88vw';
/** Half as high. */
const GALLERY_HALF = '(min-width: 1260px) 430px, (min-width: 900px) 35vw, 88vw';

/** A picture in the gallery of a room. @param count how many it shows @param place of the picture, from 0 */
export function gallerySizes(count: number, place: number): string {
  if (count === 1) return '(min-width: 1300px) 1200px, 92vw';
  if (place === 0 || count === 2) return GALLERY_HIGH;
  // The second of four is as wide as two.
  if (count === 4 && place === 1) return '(min-width: 1260px) 600px, (min-width: 900px) 48vw, 88vw';
  return GALLERY_HALF;
}
