/** Pictures of the area guide: the one at its top, those beside its texts, those of places and events. */
export const GUIDE_SIZES = {
  bay: 'max(100vw, 390px)',
  beside: '(min-width: 1296px) 619px, (min-width: 900px) 47vw, 101vw',
  // Of a place: above its words, beside them from 640 px on; its frame has the proportions of most pictures.
  place: '(min-width: 640px) 140px, 90vw',
  // Beside its words from 760 px on: three tenths of the card, at least 220 px, without its margin.
  event: '(min-width: 1296px) 387px, (min-width: 797px) calc(31.1vw - 18px), (min-width: 760px) 230px, 101vw',
} as const;
