import {
  DEFAULT_LANGUAGE,
  isLanguage,
  isOwnPage,
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

/** The pages of the table. */
export type ListedPage = keyof typeof PAGES;
/** A page of the site: of the table, or one that the owner adds. */
export type PageName = ListedPage | OwnPage;
export const PAGE_NAMES = Object.keys(PAGES) as readonly ListedPage[];

/**
 * Pages whose text is Italian in every language: search engines are shown the Italian address alone.
 * Source: specification §10.
 */
export const ITALIAN_TEXT_PAGES: readonly PageName[] = ['privacyPolicy', 'cookiePolicy', 'terms', 'privacy'];

/** An address that has a page. */
export interface PageMatch {
  readonly page: PageName;
  readonly language: Language;
  /** What stands at `:slug`, decoded; undefined on other pages. */
  readonly slug?: string;
}

/** A page with the addresses that its owner gave it; none where the table's stand. */
export interface AddressedPage {
  readonly page: string;
  readonly addresses?: Addresses | undefined;
}

/** The address pattern of a page, with `:slug` where a room's slug belongs (the router's own notation). */
export function pathPattern(page: ListedPage, language: Language): string {
  return PAGES[page][language];
}

/** A page that always stands where the table says. The guide is where its owner says, if anywhere else. */
export type FixedPage = Exclude<ListedPage, 'guide'>;

export function isFixedPage(page: PageName): page is FixedPage {
  return page !== 'guide' && !isOwnPage(page);
}

/** The address of a page that always stands at the same, from the site's root. @param slug needed by the page `room` alone */
export function pathTo(page: FixedPage, language: Language, slug = ''): string {
  return PAGES[page][language].replace(':slug', encodeURIComponent(slug));
}

/**
 * The address of any page, from the site's root.
 * @param written the pages that have content: it is there that the owner's addresses are
 */
export function addressOf(
  page: PageName,
  language: Language,
  written: readonly AddressedPage[] | undefined,
  slug = '',
): string {
  const addresses = written?.find((one) => one.page === page)?.addresses;
  if (addresses) return ownersPath(addresses, language);
  // A page that is not there, such as one that was removed while a guest reads, has no address: home is the way on.
  const listed: Readonly<Record<Language, string>> = PAGES[page as ListedPage] ?? PAGES.home;
  return listed[language].replace(':slug', encodeURIComponent(slug));
}

/** Where the owner's addresses stand: Italian at the root, the others behind their language. */
function ownersPath(addresses: Addresses, language: Language): string {
  return `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/${addresses[language]}`;
}

/**
 * Finds the page at an address (no query, no trailing slash but the root's own).
 * @param written the pages that have content, where the owner may have said where some stand
 * @returns undefined for an address that no page has
 */
export function matchPath(path: string, written: readonly AddressedPage[] = []): PageMatch | undefined {
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
  return ALIASES[path] ?? ownersMatch(path, written);
}

/** Finds the page that stands, or stood, at one of the owner's addresses. */
export function ownersMatch(path: string, pages: readonly AddressedPage[]): PageMatch | undefined {
  for (const { page, addresses } of pages)
    for (const language of LANGUAGES)
      if (addresses && ownersPath(addresses, language) === path) return { page: page as PageName, language };
  return undefined;
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

/** First parts of all addresses: what a room's slug may not be, since it would read as a page. */
export const PATH_WORDS: readonly string[] = /* @__PURE__ */ pathWords();

function pathWords(): readonly string[] {
  const listed = PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => PAGES[page][language]));
  const words = [...listed, ...Object.keys(ALIASES)].flatMap((path) => path.split('/'));
  return [...new Set(words.filter((word) => word && !word.startsWith(':')))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
