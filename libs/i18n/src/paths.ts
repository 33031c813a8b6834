import {
  DEFAULT_LANGUAGE,
  isLanguage,
  isOwnPage,
  isSlug,
  LANGUAGES,
  type Addresses,
  type Language,
  type OwnPage,
} from '@ospite/domain';

/**
 * Every page's address in every language: one table for router, server, sitemap and `hreflang`.
 * Source: specification §10. A page is listed here once it is built, so that nothing links to an address that answers
 * 404.
 */
const PAGES = {
  home: { it: '/', en: '/en', de: '/de', es: '/es' },
  rooms: { it: '/camere', en: '/rooms', de: '/zimmer', es: '/habitaciones' },
  room: { it: '/camere/:slug', en: '/rooms/:slug', de: '/zimmer/:slug', es: '/habitaciones/:slug' },
  quote: { it: '/preventivo', en: '/quote', de: '/anfrage', es: '/presupuesto' },
  quoteSent: {
    it: '/preventivo/inviato',
    en: '/quote/sent',
    de: '/anfrage/gesendet',
    es: '/presupuesto/enviado',
  },
  prices: { it: '/prezzi', en: '/prices', de: '/preise', es: '/precios' },
  breakfast: { it: '/colazione', en: '/breakfast', de: '/fruehstueck', es: '/desayuno' },
  services: { it: '/servizi', en: '/services', de: '/leistungen', es: '/servicios' },
  guide: {
    it: '/san-teodoro-e-dintorni',
    en: '/san-teodoro-and-surroundings',
    de: '/san-teodoro-und-umgebung',
    es: '/san-teodoro-y-alrededores',
  },
  about: { it: '/chi-siamo', en: '/about', de: '/ueber-uns', es: '/sobre-nosotros' },
  contact: { it: '/contatti', en: '/contact', de: '/kontakt', es: '/contacto' },
  review: { it: '/recensione', en: '/reviews', de: '/bewertung', es: '/opiniones' },
  privacyPolicy: legal('privacy-policy'),
  cookiePolicy: legal('cookie-policy'),
  terms: legal('termini-di-servizio'),
  privacy: legal('privacy'),
  accessibility: {
    it: '/accessibilita',
    en: '/en/accessibility',
    de: '/de/barrierefreiheit',
    es: '/es/accesibilidad',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** Second addresses of pages; the page names its own as the canonical one. Source: specification §10. */
const ALIASES: Readonly<Record<string, PageMatch>> = { '/tariffe': { page: 'prices', language: 'it' } };

/** Legal pages keep their Italian names in every language (specification §10). */
function legal<const Name extends string>(name: Name) {
  return { it: `/${name}`, en: `/en/${name}`, de: `/de/${name}`, es: `/es/${name}` } as const;
}

/** Where pages stand that the owner adds, and any page to which the owner gives an address. */
const OWN = { it: '/:slug', en: '/en/:slug', de: '/de/:slug', es: '/es/:slug' } as const;

type ListedPage = keyof typeof PAGES;
/** A page of the table; `own` for those that the owner adds. */
export type PageName = ListedPage | 'own';
/** The pages of the table. */
export const PAGE_NAMES = Object.keys(PAGES) as readonly ListedPage[];

/**
 * Pages whose text is Italian in every language: search engines are shown the Italian address alone.
 * Source: specification §10.
 */
export const ITALIAN_TEXT_PAGES: readonly PageName[] = ['privacyPolicy', 'cookiePolicy', 'terms', 'privacy'];

/** An address found in the table. */
export interface PageMatch {
  readonly page: PageName;
  readonly language: Language;
  /** What stands at `:slug`, decoded; undefined on other pages. */
  readonly slug?: string;
  /** Which of the pages that the owner adds it is. */
  readonly own?: OwnPage;
}

/** A page with the address that its owner gave it. */
export interface AddressedPage {
  readonly page: string;
  readonly addresses?: Addresses | undefined;
}

/** The address pattern of a page, with `:slug` where a room's slug belongs (the router's own notation). */
export function pathPattern(page: PageName, language: Language): string {
  return patternsOf(page)[language];
}

/** The address of a page, from the site's root. @param slug needed by the pages `room` and `own` */
export function pathTo(page: PageName, language: Language, slug = ''): string {
  return patternsOf(page)[language].replace(':slug', encodeURIComponent(slug));
}

/** The same, where its owner may have given it another one. @param page a page of the table, or one that the owner adds */
export function addressOf(
  page: PageName | OwnPage,
  language: Language,
  written: readonly AddressedPage[] | undefined,
  slug?: string,
): string {
  const addresses = written?.find((one) => one.page === page)?.addresses;
  if (addresses) return pathTo('own', language, addresses[language]);
  return pathTo(isOwnPage(page) ? 'own' : page, language, slug);
}

/**
 * Finds the page at an address: the owner says where some are.
 * @param written what is known of the pages that have content
 * @returns undefined for an address that no page has
 */
export function findPage(path: string, written: readonly AddressedPage[] | undefined): PageMatch | undefined {
  const match = matchPath(path);
  if (match?.page !== 'own') return match;
  const { language, slug = '' } = match;
  const page = written?.find(({ addresses }) => addresses?.[language] === slug)?.page;
  if (page === undefined) return undefined;
  if (isOwnPage(page)) return { ...match, own: page };
  const listed = PAGE_NAMES.find((name) => name === page);
  return listed && { page: listed, language };
}

function patternsOf(page: PageName): Readonly<Record<Language, string>> {
  return page === 'own' ? OWN : PAGES[page];
}

/**
 * Finds the page at an address (no query, no trailing slash but the root's own). Any that could be one of the owner's is
 * `own`: `findPage` tells whether it is.
 * @returns undefined for an address that no page can have
 */
export function matchPath(path: string): PageMatch | undefined {
  for (const page of PAGE_NAMES) {
    for (const language of LANGUAGES) {
      const pattern = PAGES[page][language];
      if (pattern === path) return { page, language };
      if (!pattern.endsWith('/:slug')) continue;
      const start = pattern.slice(0, -':slug'.length);
      const rest = path.slice(start.length);
      if (path.startsWith(start) && rest && !rest.includes('/'))
        return { page, language, slug: decoded(rest) };
    }
  }
  return ALIASES[path] ?? ownMatch(path);
}

function ownMatch(path: string): PageMatch | undefined {
  const parts = path.slice(1).split('/');
  const [first = '', second] = parts;
  const isTranslated = isLanguage(first) && first !== DEFAULT_LANGUAGE;
  const slug = isTranslated ? second : first;
  if (slug === undefined || parts.length !== (isTranslated ? 2 : 1) || !isSlug(slug)) return undefined;
  return { page: 'own', language: isTranslated ? first : DEFAULT_LANGUAGE, slug };
}

/** The language an address speaks, also one that no page has: `/de/…` German, otherwise what its first part says. */
export function languageOfPath(path: string): Language {
  const exact = matchPath(path);
  if (exact) return exact.language;
  const first = path.split('/')[1] ?? '';
  if (isLanguage(first)) return first;
  return matchPath(`/${first}`)?.language ?? DEFAULT_LANGUAGE;
}

/** Where the back-offices stand on the site: each is a document of its own and routes what lies below. */
export const OFFICE_ADDRESSES = { admin: '/admin', superAdmin: '/super-admin' } as const;

/**
 * The groups that the property's values are edited in, each with the last part of its address. Other screens link to the
 * group that holds what they speak of.
 */
export const PROPERTY_GROUPS = {
  name: 'nome',
  contact: 'contatti',
  address: 'indirizzo',
  ways: 'come-arrivare',
  hours: 'orari',
  seasons: 'stagioni',
  touristTax: 'tassa-di-soggiorno',
  codes: 'codici',
  hosts: 'chi-accoglie',
  terms: 'condizioni',
  amounts: 'costi',
  services: 'servizi',
  score: 'punteggio',
  video: 'video',
  credit: 'credito',
} as const;
export type PropertyGroup = keyof typeof PROPERTY_GROUPS;
export const PROPERTY_GROUP_NAMES = /* @__PURE__ */ Object.keys(PROPERTY_GROUPS) as readonly PropertyGroup[];

/** The groups of the settings, each with the last part of its address. */
export const SETTINGS_GROUPS = {
  reviews: 'recensioni',
  email: 'email',
  accounts: 'account',
  keys: 'chiavi',
  data: 'dati',
} as const;
export type SettingsGroup = keyof typeof SETTINGS_GROUPS;
export const SETTINGS_GROUP_NAMES = /* @__PURE__ */ Object.keys(SETTINGS_GROUPS) as readonly SettingsGroup[];

/** Addresses of the owner's screens; only those that exist. */
export interface OfficePaths {
  readonly today: string;
  readonly quotes: string;
  /** @param id `:id` for the router's pattern */
  readonly quote: (id: number | ':id') => string;
  /** The templates of replies. */
  readonly replyTemplates: string;
  readonly property: string;
  /** Seasons and weekly discount: `seasons`; CIN and IUN: `codes`. */
  readonly propertyGroup: (group: PropertyGroup) => string;
  readonly reviews: string;
  /** The texts and pictures of the site. */
  readonly content: string;
  /** What is not translated of it. */
  readonly translations: string;
  /** The sections of one of its pages. @param page `:page` for the router's pattern */
  readonly contentPage: (page: string) => string;
  /** @param id `:id` for the router's pattern */
  readonly contentSection: (id: number | ':id') => string;
  readonly settings: string;
  readonly settingsGroup: (group: SettingsGroup) => string;
  /** Of the rooms; each room's has its own. */
  readonly galleries: string;
  /** @param roomId `:roomId` for the router's pattern */
  readonly gallery: (roomId: number | ':roomId') => string;
  readonly breakfast: string;
  readonly events: string;
  readonly rooms: string;
  /** The rooms, with one of them open for editing. */
  readonly editRoom: (id: number) => string;
  readonly prices: string;
  readonly account: string;
  /** The owner's guide. */
  readonly guide: string;
  /** All sections, for a phone. */
  readonly more: string;
}

/** The word by which the back-office's addresses name a page of the site: that of the page's own Italian address. */
export function contentWord(page: string): string {
  if (isOwnPage(page)) return page.replace('own', 'pagina');
  const address = PAGE_NAMES.find((name) => name === page);
  return address ? PAGES[address].it.slice(1).replace(':slug', 'ognuna').replaceAll('/', '-') || page : page;
}

/** @param basePath where the back-office stands; empty where it is an app by itself, or for the router's patterns */
export function officePaths(basePath: string = OFFICE_ADDRESSES.admin): OfficePaths {
  return {
    today: basePath || '/',
    quotes: `${basePath}/preventivi`,
    quote: (id) => `${basePath}/preventivi/${id}`,
    replyTemplates: `${basePath}/preventivi/modelli`,
    property: `${basePath}/struttura`,
    propertyGroup: (group) => `${basePath}/struttura/${PROPERTY_GROUPS[group]}`,
    reviews: `${basePath}/recensioni`,
    content: `${basePath}/testi`,
    translations: `${basePath}/testi/traduzioni`,
    contentPage: (page) => `${basePath}/testi/${contentWord(page)}`,
    contentSection: (id) => `${basePath}/testi/sezioni/${id}`,
    settings: `${basePath}/impostazioni`,
    settingsGroup: (group) => `${basePath}/impostazioni/${SETTINGS_GROUPS[group]}`,
    galleries: `${basePath}/gallerie`,
    gallery: (roomId) => `${basePath}/gallerie/${roomId}`,
    breakfast: `${basePath}/colazione`,
    events: `${basePath}/eventi`,
    rooms: `${basePath}/camere`,
    editRoom: (id) => `${basePath}/camere?modifica=${id}`,
    prices: `${basePath}/prezzi`,
    account: `${basePath}/account`,
    guide: `${basePath}/guida`,
    more: `${basePath}/altro`,
  };
}

/** First parts of all addresses: what a room's slug may not be, since it would read as a page. */
export const PATH_WORDS: readonly string[] = [
  ...new Set(
    [
      ...PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => PAGES[page][language])),
      ...Object.keys(ALIASES),
    ]
      .flatMap((path) => path.split('/'))
      .filter((word) => word && !word.startsWith(':')),
  ),
];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
