/** Pictures of a page that the owner added: below its title, beside a text, and in a row. */
export const OWN_SIZES = {
  lead: '(min-width: 1300px) 1200px, 90vw',
  beside: '(min-width: 1300px) 540px, (min-width: 900px) 42vw, 90vw',
  tile: '(min-width: 1300px) 390px, (min-width: 640px) 45vw, 90vw',
} as const;
