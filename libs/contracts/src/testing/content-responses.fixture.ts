import type { Content } from '../guest';

/** What the owner wrote for the page about the house, as guests read it in Italian. */
export function anAboutContent(sections: Content['sections'] = ABOUT_SECTIONS): Content {
  return { page: 'about', sections };
}

const A_PICTURE = {
  source: 'site:bungalow-outside',
  alt: { text: 'La casa' },
  focus: { x: 50, y: 50 },
} as const;
const ABOUT_SECTIONS: Content['sections'] = [
  {
    id: 1,
    kind: 'about.lead',
    values: {
      title: { text: 'Chi siamo' },
      text: { text: 'Due case, poche camere.' },
      searchDescription: { text: 'Due case a San Teodoro.' },
    },
  },
  {
    id: 2,
    kind: 'about.story',
    values: {
      title: { text: 'Due case' },
      text: { blocks: [{ paragraph: [{ text: 'Tutto cominciò con due case.' }] }] },
      picture: A_PICTURE,
    },
  },
  {
    id: 3,
    kind: 'about.values',
    values: {
      title: { text: 'A che cosa teniamo' },
      items: ['Gestione diretta', 'Pochi ospiti', 'Rispetto'].map((title) => ({
        drawing: 'tree' as const,
        title: { text: title },
        text: { text: `${title}, sempre.` },
      })),
    },
  },
  { id: 4, kind: 'about.hosts', values: { title: { text: 'Chi ti accoglie' } } },
  {
    id: 5,
    kind: 'about.closing',
    values: { title: { text: 'Hai una domanda?' }, text: { text: 'Chiamaci.' } },
  },
];
