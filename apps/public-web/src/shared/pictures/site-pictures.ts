export { sitePicture, type SitePictureName } from '@ospite/contracts/site-pictures';

/** Screens on which the hero shows its tall crop. */
export const HERO_TALL_SCREENS = '(max-aspect-ratio: 3/4)';
