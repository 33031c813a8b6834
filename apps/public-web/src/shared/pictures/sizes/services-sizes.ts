/** Pictures of the services page: each beside its words, about half as wide as the page. */
export const SERVICES_SIZES = {
  block: '(min-width: 1300px) 700px, (min-width: 900px) 53vw, 90vw',
  /** As high as the most words, which stand before it on a card: what its frame cuts off at the sides counts, too. */
  tallBlock: '(min-width: 1300px) 1030px, (min-width: 900px) 80vw, 90vw',
} as const;
