/** Pictures of the breakfast: the one at its top, and the tiles of the gallery, which cut theirs to a square. */
export const BREAKFAST_SIZES = {
  table: '(min-width: 1296px) 700px, (min-width: 900px) 54vw, 90vw',
  tile: '(min-width: 1296px) 437px, (min-width: 900px) 34vw, 66vw',
  // Two columns wide and two rows high on a large screen, two columns wide on a small one.
  large: '(min-width: 1296px) 891px, (min-width: 900px) 68vw, 90vw',
  // Two columns wide.
  wide: '(min-width: 1296px) 594px, (min-width: 900px) 46vw, 90vw',
} as const;
