/** Pictures of the rooms list: the large one at its top, the two beside or below it, the rooms' cards. */
export const ROOMS_SIZES = {
  large: '(min-width: 1200px) 800px, (min-width: 900px) 66vw, 90vw',
  small: '(min-width: 1200px) 460px, (min-width: 900px) 38vw, 45vw',
  card: '(min-width: 1200px) 400px, (min-width: 1070px) 34vw, (min-width: 700px) 46vw, 90vw',
} as const;
