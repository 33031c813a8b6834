/** Pictures of the page about the property: the first bungalow, and the second that overlaps it. */
export const ABOUT_SIZES = {
  first: '(min-width: 1300px) 655px, (min-width: 900px) 50vw, 90vw',
  second: '(min-width: 1300px) 300px, (min-width: 900px) 23vw, calc(43.2vw - 16px)',
} as const;
