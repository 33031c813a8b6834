/** As wide as the screen, and at least as wide as it has to be to fill the height. */
export const HERO_SIZES = 'max(100vw, 178svh)';
/** The tall crop, 760 by 1350 pixels. */
export const HERO_TALL_SIZES = 'max(100vw, 57svh)';
