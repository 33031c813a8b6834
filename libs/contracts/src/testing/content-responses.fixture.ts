import type { Content } from '../guest';
import { A_PICTURE, aBreakfastContent } from './breakfast-content.fixture';
import { problem, type Handlers } from './fake-api.fixture';
import { aQuoteContent, aQuoteSentContent } from './quote-content.fixture';
import { aLegalContent, aPolicyContent, aTermsContent } from './legal-content.fixture';

/** What the owner wrote for the page about the house, as guests read it in Italian. */
export function anAboutContent(sections: Content['sections'] = ABOUT_SECTIONS): Content {
  return { page: 'about', sections };
}

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
          picture: { ...A_PICTURE, source: 'site:road', alt: { text: 'La torre grande' } },
          map: 'https://maps.example/torri',
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

/** What the house offers. */
export function aServicesContent(sections: Content['sections'] = SERVICES_SECTIONS): Content {
  return { page: 'services', sections };
}

const paragraph = (text: string) => ({ blocks: [{ paragraph: [{ text }] }] });

const SERVICES_SECTIONS: Content['sections'] = [
  {
    id: 21,
    kind: 'services.lead',
    values: {
      title: { text: 'Servizi' },
      text: { text: 'Che cosa trovi.' },
      seasonNote: { text: 'D’inverno meno.' },
    },
  },
  ...['Bagno turco', 'Biciclette', 'Navetta'].map((title, at) => ({
    id: 22 + at,
    kind: 'services.service' as const,
    values: {
      title: { text: title },
      text: paragraph(`${title}, per tutti.`),
      picture: { ...A_PICTURE, source: 'site:pool' as const, alt: { text: `${title}, foto` } },
      period: { text: 'Tutto l’anno' },
      costs: [{ text: { text: 'Gratis di giorno' } }, { text: { text: 'La sera 8 €' } }],
      booking: { text: 'In reception' },
      ...(title === 'Navetta' && {
        action: { blocks: [{ paragraph: [{ text: 'Orari', link: 'https://navetta.example' }] }] },
      }),
    },
  })),
  {
    id: 25,
    kind: 'services.cards',
    values: {
      title: { text: 'Altri servizi' },
      items: ['Lavanderia', 'Deposito sci'].map((title) => ({
        title: { text: title },
        costs: [{ text: { text: 'A gettoni' } }],
      })),
    },
  },
  { id: 26, kind: 'services.closing', values: { title: { text: 'Ti serve qualcos’altro?' } } },
];

/** How to get to the house. */
export function aContactContent(): Content {
  return {
    page: 'contact',
    sections: [
      {
        id: 31,
        kind: 'contact.lead',
        values: { title: { text: 'Dove siamo' }, text: { text: 'Rispondiamo noi.' } },
      },
      {
        id: 32,
        kind: 'contact.directions',
        values: {
          title: { text: 'Come arrivare' },
          means: [
            {
              title: { text: 'In auto' },
              text: paragraph('Esci a San Lazzaro.'),
              more: { text: 'Via del Pratello 1.' },
            },
            { title: { text: 'In treno' }, text: paragraph('Scendi a Bologna Centrale.') },
          ],
        },
      },
      {
        id: 33,
        kind: 'contact.questions',
        values: {
          title: { text: 'Domande e risposte' },
          items: [{ question: { text: 'C’è l’ascensore?' }, answer: paragraph('Sì, da poco.') }],
        },
      },
    ],
  };
}

/** What prices include. */
export function aPricesContent(): Content {
  const items = (...texts: string[]) => texts.map((text) => ({ text: { text } }));
  return {
    page: 'prices',
    sections: [
      {
        id: 41,
        kind: 'prices.included',
        values: { title: { text: 'Compreso nel prezzo' }, items: items('Lenzuola', 'Pulizia finale') },
      },
      {
        id: 42,
        kind: 'prices.additional',
        values: {
          title: { text: 'Servizi aggiuntivi' },
          items: items('Biciclette'),
          text: { text: 'Scrivilo nella richiesta.' },
        },
      },
    ],
  };
}

/** What the owner wrote for the first page. */
export function aHomeContent(sections: Content['sections'] = HOME_SECTIONS): Content {
  return { page: 'home', sections };
}

const HOME_SECTIONS: Content['sections'] = [
  {
    id: 51,
    kind: 'home.lead',
    values: {
      picture: { ...A_PICTURE, source: 'site:hero', alt: { text: 'La baia' } },
      searchTitle: { text: 'Camere in città' },
      searchDescription: { text: 'Tre camere sotto i portici.' },
    },
  },
  {
    id: 52,
    kind: 'home.intro',
    values: {
      title: { text: 'Com’è qui' },
      picture: A_PICTURE,
      reasons: ['Silenzio', 'Portici', 'Tortellini'].map((title) => ({
        drawing: 'town' as const,
        title: { text: title },
        text: { text: `${title}, davvero.` },
      })),
    },
  },
  {
    id: 53,
    kind: 'home.services',
    values: {
      title: { text: 'Quello che serve' },
      items: [{ drawing: 'laundry', text: { text: 'Lavanderia' } }, { text: { text: 'Deposito bagagli' } }],
    },
  },
  { id: 54, kind: 'home.rooms', values: { title: { text: 'Dove si dorme' }, text: { text: 'Tre camere.' } } },
  {
    id: 55,
    kind: 'home.amenities',
    values: { title: { text: 'Che cosa c’è' }, items: [{ name: { text: 'Cortile' }, picture: A_PICTURE }] },
  },
  { id: 56, kind: 'home.video', values: { title: { text: 'La casa in movimento' } } },
  { id: 57, kind: 'home.location', values: { title: { text: 'Vicino a tutto' }, picture: A_PICTURE } },
  { id: 58, kind: 'home.about', values: { title: { text: 'Chi ti accoglie' } } },
  { id: 59, kind: 'home.closing', values: { title: { text: 'Dicci quando' }, picture: A_PICTURE } },
];

/** What the owner wrote above the rooms. */
export function aRoomsContent(): Content {
  return {
    page: 'rooms',
    sections: [
      {
        id: 61,
        kind: 'rooms.lead',
        values: { title: { text: 'Camere sotto i portici' }, picture: A_PICTURE, secondPicture: A_PICTURE },
      },
      {
        id: 62,
        kind: 'rooms.shared',
        values: {
          title: { text: 'In ogni camera' },
          items: [{ drawing: 'tv', text: { text: 'Televisore' } }, { text: { text: 'Scrivania' } }],
        },
      },
    ],
  };
}

/** What the owner wrote around each room. */
export function aRoomContent(): Content {
  return {
    page: 'room',
    sections: [
      {
        id: 71,
        kind: 'room.nearby',
        values: {
          title: { text: 'Vicino a noi' },
          items: [{ text: { text: 'Il mercato di via Albani' } }, { text: { text: 'Il museo' } }],
          text: { text: 'Tutto a piedi.' },
        },
      },
    ],
  };
}

/** What the owner of a house has written for every page. */
export const WRITTEN_CONTENT: Readonly<Partial<Record<string, Content>>> = {
  about: anAboutContent(),
  breakfast: aBreakfastContent(),
  contact: aContactContent(),
  guide: aGuideContent(),
  home: aHomeContent(),
  prices: aPricesContent(),
  quote: aQuoteContent(),
  quoteSent: aQuoteSentContent(),
  room: aRoomContent(),
  rooms: aRoomsContent(),
  services: aServicesContent(),
  terms: aTermsContent(),
  privacyPolicy: aPolicyContent('privacyPolicy'),
  cookiePolicy: aPolicyContent('cookiePolicy'),
  privacy: aLegalContent('privacy'),
  accessibility: aLegalContent('accessibility'),
};

/** A house whose owner has written for every page. */
export const WRITTEN_PAGES: Handlers = {
  listContentPages: Object.values(WRITTEN_CONTENT).flatMap((content) =>
    content
      ? [{ page: content.page, ...(content.page === 'guide' && { title: { text: 'Bologna e dintorni' } }) }]
      : [],
  ),
  getContent: ({ page }) => WRITTEN_CONTENT[page] ?? problem(404, 'content.not_found'),
};
