import type { Content } from '../guest';

export const A_PICTURE = {
  source: 'site:bungalow-outside',
  alt: { text: 'La casa' },
  focus: { x: 50, y: 50 },
} as const;

/** What the owner wrote of the breakfast. */
export function aBreakfastContent(): Content {
  return {
    page: 'breakfast',
    sections: [
      {
        id: 81,
        kind: 'breakfast.lead',
        values: { title: { text: 'Colazione in cortile' }, text: { text: 'Con calma.' }, picture: A_PICTURE },
      },
      {
        id: 82,
        kind: 'breakfast.offer',
        values: {
          title: { text: 'Che cosa trovi' },
          items: [
            { title: { text: 'Dolce' }, text: { text: 'Torta di riso.' } },
            { title: { text: 'Da bere' } },
          ],
          note: {
            blocks: [{ paragraph: [{ text: 'Allergie? ' }, { text: 'Contattaci', link: 'page:contact' }] }],
          },
        },
      },
      {
        id: 83,
        kind: 'breakfast.times',
        values: {
          title: { text: 'Gli orari' },
          opens: { text: 'Si apre.' },
          closes: { text: 'Ultimo caffè.' },
          items: [{ title: { text: 'Parti prima?' }, text: { text: 'Diccelo la sera.' } }],
        },
      },
      {
        id: 84,
        kind: 'breakfast.gallery',
        values: {
          title: { text: 'La nostra tavola' },
          items: [
            { picture: { ...A_PICTURE, source: 'site:breakfast-oranges', alt: { text: 'Arance' } } },
            { picture: { ...A_PICTURE, source: 'site:breakfast-bread', alt: { text: 'Bread', lang: 'it' } } },
          ],
        },
      },
      { id: 85, kind: 'breakfast.closing', values: { title: { text: 'Un posto per te' } } },
    ],
  };
}
