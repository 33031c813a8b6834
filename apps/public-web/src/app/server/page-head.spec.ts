import {
  aHomeContent,
  aPricingResponse,
  aPropertyResponse,
  aRoomDetailResponse,
  aRoomResponse,
  WRITTEN_CONTENT,
} from '@ospite/contracts/testing';
import type { Language } from '@ospite/domain';
import { createI18n, loadSiteCatalogue, LOCALES } from '@ospite/i18n';
import { PAGE_NAMES, type PageName } from '@ospite/i18n/paths';
import { htmlDocument } from '@ospite/site-engine/render';
import fs from 'node:fs';
import path from 'node:path';
import { pageHead } from './page-head';
import { emptySiteAssets } from './render-page.fixture';

const PICTURES = path.join(__dirname, '../../../pictures/ready');

async function headOf(page: PageName | undefined, language: Language = 'it', home = WRITTEN_CONTENT.home) {
  const { t } = createI18n(language, { [language]: await loadSiteCatalogue(language) });
  const room = page === 'room' ? aRoomDetailResponse() : undefined;
  return pageHead({
    t,
    language,
    publicUrl: 'https://ginepri.example',
    page,
    slug: room?.slug,
    written: [],
    property: aPropertyResponse(),
    rooms: [],
    prices: [],
    room,
    events: [],
    content: page === 'home' ? home : WRITTEN_CONTENT[page ?? ''],
    home,
  });
}

describe('the picture of a link preview', () => {
  it.each(PAGE_NAMES.filter((page) => page !== 'room'))(
    'of the page %s is a JPEG of the site',
    async (page) => {
      const [, file] =
        /^https:\/\/ginepri\.example\/assets\/site\/pictures\/([^/]+\.jpg)$/.exec(
          (await headOf(page)).image?.url ?? '',
        ) ?? [];
      expect(fs.existsSync(path.join(PICTURES, file ?? 'none'))).toBe(true);
    },
  );

  it('of a room is the room’s own', async () => {
    expect((await headOf('room')).image?.url).toBe('https://ginepri.example/uploads/rooms/1-1600.jpg');
  });

  it('says what it shows and how large the file is', async () => {
    const parts = async (page: PageName) => {
      const { image } = await headOf(page);
      return [image?.width, image?.height, image?.alt];
    };
    expect(await parts('home')).toEqual([1200, 630, expect.stringMatching(/^La baia/)]);
    expect(await parts('rooms')).toEqual([960, 640, 'La casa']);
    expect(await parts('room')).toEqual([1600, 1067, 'Veduta 1']);
  });

  it('of a page without a picture is the home page’s, and none where that has none', async () => {
    expect((await headOf('privacyPolicy')).image?.alt).toBe('La baia');
    expect((await headOf('privacyPolicy', 'it', aHomeContent([]))).image).toBeNull();
  });

  it('has a text on every page', async () => {
    const texts = await Promise.all(PAGE_NAMES.map(async (page) => (await headOf(page)).image?.alt));
    expect(texts.filter((text) => !/^[^:.]{7,}$/.test(text ?? ''))).toEqual([]);
  });

  it('is not the same on pages about different things', async () => {
    const pages = ['home', 'rooms', 'services', 'guide'] as const;
    const images = await Promise.all(pages.map(async (page) => (await headOf(page)).image?.url));
    expect(new Set(images).size).toBe(pages.length);
  });
});

describe('a document', () => {
  async function openGraph(page: PageName, language: Language) {
    const head = await headOf(page, language);
    const assets = emptySiteAssets();
    const { html } = htmlDocument({
      language,
      locales: LOCALES,
      head,
      fonts: assets.typefaces.warm,
      assets,
      preloads: [],
      css: '',
      body: '',
      files: [],
      state: null,
    });
    return [...html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map((found) =>
      found.slice(1),
    );
  }

  it('tells link previews its picture, and which languages it and its siblings speak', async () => {
    expect(await openGraph('room', 'en')).toEqual(
      expect.arrayContaining([
        ['locale', 'en_GB'],
        ['locale:alternate', 'it_IT'],
        ['locale:alternate', 'de_DE'],
        ['locale:alternate', 'es_ES'],
        ['image', 'https://ginepri.example/uploads/rooms/1-1600.jpg'],
        ['image:width', '1600'],
        ['image:height', '1067'],
        ['image:alt', 'View 1'],
      ]),
    );
  });

  it('with an Italian text alone names no other languages', async () => {
    const properties = (await openGraph('privacyPolicy', 'de')).map(([property]) => property);
    expect(properties).toContain('locale');
    expect(properties).not.toContain('locale:alternate');
  });
});

describe('the head of a page', () => {
  it.each([
    ['prices', 'Preise', '/preise'],
    ['review', 'Bewertung schreiben', '/bewertung'],
    ['services', 'Leistungen', '/leistungen'],
    ['about', 'Über uns', '/ueber-uns'],
    ['contact', 'Kontakt', '/kontakt'],
    ['breakfast', 'Frühstück', '/fruehstueck'],
    ['guide', 'Umgebung', '/san-teodoro-und-umgebung'],
  ] as const)('of %s tells search engines where it stands', async (page, name, path) => {
    const { t } = createI18n('de', { de: await loadSiteCatalogue('de') });
    const { data } = pageHead({
      t,
      language: 'de',
      publicUrl: 'https://ginepri.example',
      page,
      slug: undefined,
      written: [],
      property: aPropertyResponse(),
      rooms: [],
      prices: [],
      room: undefined,
      events: [],
      content: undefined,
      home: undefined,
    });
    expect(data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://ginepri.example/de' },
          { '@type': 'ListItem', position: 2, name, item: `https://ginepri.example${path}` },
        ],
      },
    ]);
  });
});

describe('what is drafted where the owner has written nothing', () => {
  const draftOf = async (language: Language, page: PageName, changes: object = {}) => {
    const { t } = createI18n(language, { [language]: await loadSiteCatalogue(language) });
    const { title, description } = pageHead({
      ...{ t, language, page, publicUrl: 'https://larice.example', slug: undefined, written: [], events: [] },
      property: aPropertyResponse({ name: 'Baita Larice', city: 'Rabbi' }),
      rooms: [aRoomResponse({ id: 1 }), aRoomResponse({ id: 2 })],
      prices: [
        aPricingResponse({ roomId: 1, pricePerNight: '95-120€' }),
        aPricingResponse({ roomId: 2, pricePerNight: '75€' }),
        aPricingResponse({ roomId: 1, pricePerNight: 'su richiesta' }),
      ],
      ...{ room: undefined, content: undefined, home: undefined, ...changes },
    });
    return [title, description];
  };

  it.each([
    ['it', 'Baita Larice, Rabbi: 2 camere, da 75\u00a0€ a notte.'],
    ['en', 'Baita Larice, Rabbi: 2 rooms, from €75 a night.'],
    ['de', 'Baita Larice, Rabbi: 2 Zimmer, ab 75\u00a0€ pro Nacht.'],
    ['es', 'Baita Larice, Rabbi: 2 habitaciones, desde 75\u00a0€ por noche.'],
  ] as const)(
    'says in %s whose house it is, where, how many rooms and from how much',
    async (language, text) => {
      expect(await draftOf(language, 'home')).toEqual(['Baita Larice, Rabbi', text]);
    },
  );

  const untaxed = aPropertyResponse({ name: 'Baita Larice', city: 'Rabbi', touristTax: null });
  const touristTax = { centsPerPersonNight: 150, maxNights: 7, months: [6], note: null };
  const taxed = { ...untaxed, touristTax };

  it.each([
    ['it', 'Quanto costa una notte a Rabbi: il prezzo di ogni camera e una stima per le tue date.'],
    ['en', 'What a night in Rabbi costs: the price of every room and an estimate for your dates.'],
    ['de', 'Was eine Nacht in Rabbi kostet: der Preis jedes Zimmers und eine Schätzung für Ihre Reisedaten.'],
    [
      'es',
      'Cuánto cuesta una noche en Rabbi: el precio de cada habitación y una estimación para tus fechas.',
    ],
  ] as const)('promises in %s no inclusion and no tax that a house does not have', async (language, text) => {
    expect((await draftOf(language, 'prices', { property: untaxed }))[1]).toBe(text);
  });

  it('names what prices include, and the tourist tax, where the house has them', async () => {
    const included = { id: 1, kind: 'prices.included', values: { title: { text: 'Compreso' }, items: [] } };
    const content = { page: 'prices', sections: [included] };
    const [, description] = await draftOf('it', 'prices', { property: taxed, content });
    expect(description).toBe(
      'Quanto costa una notte a Rabbi: il prezzo di ogni camera, che cosa è compreso, l’imposta di soggiorno e una stima per le tue date.',
    );
  });

  it('speaks of one room as of one', async () => {
    const changes = { property: untaxed, rooms: [aRoomResponse({ id: 2 })] };
    expect((await draftOf('it', 'prices', changes))[1]).toBe(
      'Quanto costa una notte a Rabbi: il prezzo della camera e una stima per le tue date.',
    );
  });

  it('leaves out what is unknown', async () => {
    const property = aPropertyResponse({ name: 'Baita Larice', city: '' });
    expect(await draftOf('it', 'home', { property, prices: [] })).toEqual(['Baita Larice', 'Baita Larice']);
  });

  it.each([
    ['it', 'Bungalow Ginepro, Rabbi: 36\u00a0m², 2 ospiti, da 75\u00a0€ · Baita Larice'],
    ['de', 'Bungalow Ginepro in Rabbi: 36\u00a0m², 2 Gäste, ab 75\u00a0€ · Baita Larice'],
  ] as const)('calls a room in %s after its facts', async (language, title) => {
    const room = aRoomDetailResponse({
      ...{ name: 'Bungalow Ginepro', sizeSqm: 36, maxGuests: 2 },
      prices: [{ id: 1, season: 'high', pricePerNight: '75€', updatedAt: '2026-01-10T09:00:00.000Z' }],
    });
    expect((await draftOf(language, 'room', { room }))[0]).toBe(title);
  });
});
