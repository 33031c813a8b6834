/**
 * How wide a picture is shown in each place, in the notation of the `sizes` attribute; page and preload of a picture have
 * to say the same. A frame of other proportions than the picture's own (3:2, as cameras make them) cuts it, so that the
 * picture is wider than its frame: by an eighth in one of 4:3. `e2e/journeys/guest-gets-fitting-pictures.spec.ts`
 * measures each place.
 */
export const HERO_SIZES = 'max(100vw, 178svh)';
/** The tall crop, 760 by 1350 pixels. */
export const HERO_TALL_SIZES = 'max(100vw, 57svh)';

/** Pictures of the home page, from top to bottom. */
export const HOME_SIZES = {
  bay: '(min-width: 1200px) 600px, (min-width: 900px) 44vw, 88vw',
  beach: '(min-width: 1200px) 380px, (min-width: 900px) 27vw, 54vw',
  // Higher than wide beside the other two.
  largeRoom: '(min-width: 900px) 1290px, (min-width: 640px) 50vw, 90vw',
  smallRoom: '(min-width: 1200px) 460px, (min-width: 900px) 36vw, (min-width: 640px) 46vw, 90vw',
  // Higher than wide beside the first one on a desktop.
  tile: '(min-width: 1000px) 620px, (min-width: 700px) 92vw, 90vw',
  poster: '(min-width: 1300px) 760px, (min-width: 900px) 58vw, 90vw',
  road: '(min-width: 1300px) 1248px, (min-width: 572px) 100vw, 480px',
  terrace: '(min-width: 900px) min(60vw, 860px), 90vw',
} as const;

/** Pictures of the rooms list: the large one at its top, the two beside or below it, the rooms' cards. */
export const ROOMS_SIZES = {
  large: '(min-width: 1200px) 800px, (min-width: 900px) 66vw, 90vw',
  small: '(min-width: 1200px) 460px, (min-width: 900px) 38vw, 45vw',
  card: '(min-width: 1200px) 400px, (min-width: 1070px) 34vw, (min-width: 700px) 46vw, 90vw',
} as const;

/** Pictures of the services page: each beside its words, about half as wide as the page. */
export const SERVICES_SIZES = {
  block: '(min-width: 1300px) 700px, (min-width: 900px) 53vw, 90vw',
} as const;

/** Pictures of the page about the property: the first bungalow, and the second that overlaps it. */
export const ABOUT_SIZES = {
  first: '(min-width: 1300px) 655px, (min-width: 900px) 50vw, 90vw',
  second: '(min-width: 1300px) 300px, (min-width: 900px) 23vw, calc(43.2vw - 16px)',
} as const;

/** Pictures of the breakfast: the one at its top, and the tiles of the gallery, which cut theirs to a square. */
export const BREAKFAST_SIZES = {
  table: '(min-width: 1296px) 700px, (min-width: 900px) 54vw, 90vw',
  tile: '(min-width: 1296px) 437px, (min-width: 900px) 34vw, 66vw',
  // Two columns wide and two rows high on a large screen, two columns wide on a small one.
  large: '(min-width: 1296px) 891px, (min-width: 900px) 68vw, 90vw',
  // Two columns wide.
  wide: '(min-width: 1296px) 594px, (min-width: 900px) 46vw, 90vw',
} as const;

/** Pictures of the area guide: the one at its top, those beside its texts, those of events. */
export const GUIDE_SIZES = {
  bay: 'max(100vw, 390px)',
  beside: '(min-width: 1296px) 619px, (min-width: 900px) 47vw, 101vw',
  // Beside its words from 760 px on: three tenths of the card, at least 220 px, without its margin.
  event: '(min-width: 1296px) 387px, (min-width: 797px) calc(31.1vw - 18px), (min-width: 760px) 230px, 101vw',
} as const;

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
