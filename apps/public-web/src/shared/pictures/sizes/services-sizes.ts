/** Pictures of the services page: each beside its words, about half as wide as the page. */
export const SERVICES_SIZES = {
  block: '(min-width: 1300px) 700px, (min-width: 900px) 53vw, 90vw',
} as const;
