import type { Content } from '../guest';
import { problem, type Handlers } from './fake-api.fixture';

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

/** What the owner wrote of the area. */
export function aGuideContent(sections: Content['sections'] = GUIDE_SECTIONS): Content {
  return { page: 'guide', sections };
}

const GUIDE_SECTIONS: Content['sections'] = [
  {
    id: 11,
    kind: 'guide.lead',
    values: {
      title: { text: 'Bologna e dintorni' },
      text: { text: 'Portici, colli e tavole.' },
      picture: { ...A_PICTURE, source: 'site:bay', alt: { text: 'I portici' } },
    },
  },
  { id: 12, kind: 'guide.events', values: { title: { text: 'Eventi' } } },
  {
    id: 13,
    kind: 'guide.chapter',
    values: {
      title: { text: 'In città' },
      text: { text: 'A piedi.' },
      picture: { ...A_PICTURE, source: 'site:village-square', alt: { text: 'La piazza' } },
      places: [
        {
          name: { text: 'Le torri' },
          text: { blocks: [{ paragraph: [{ text: 'Si sale.' }] }] },
          minutes: 10,
          mode: 'on-foot',
        },
        { name: { text: 'Il mercato' } },
      ],
      facts: [{ text: { text: 'Il lunedì è chiuso.' } }],
    },
  },
  { id: 14, kind: 'guide.ways', values: { title: { text: 'Quanto dista' } } },
  { id: 15, kind: 'guide.closing', values: { title: { text: 'Si parte da qui' } } },
];

const WRITTEN: Readonly<Partial<Record<string, Content>>> = {
  about: anAboutContent(),
  guide: aGuideContent(),
};

/** A house whose owner has written for every page. */
export const WRITTEN_PAGES: Handlers = {
  listContentPages: [{ page: 'about' }, { page: 'guide', title: { text: 'Bologna e dintorni' } }],
  getContent: ({ page }) => WRITTEN[page] ?? problem(404, 'content.not_found'),
};
