/** Pages that have sections of the owner's. The names are those of the site's table of addresses, where they have one. */
export const CONTENT_PAGES = [
  'home',
  'rooms',
  'room',
  'prices',
  'services',
  'breakfast',
  'guide',
  'about',
  'contact',
  'quote',
  'quoteSent',
  'emails',
  'terms',
  'privacyPolicy',
  'cookiePolicy',
  'privacy',
  'accessibility',
  'notFound',
  'offline',
] as const;
export type ContentPage = (typeof CONTENT_PAGES)[number];

/** Pages that the law asks for: they say when they were changed, and come with texts for a lawyer to read. */
export const LEGAL_PAGES = [
  'terms',
  'privacyPolicy',
  'cookiePolicy',
  'privacy',
  'accessibility',
] as const satisfies readonly ContentPage[];
export type LegalPage = (typeof LEGAL_PAGES)[number];

export function isLegalPage(page: unknown): page is LegalPage {
  return LEGAL_PAGES.some((one) => one === page);
}

/** Pages that are nothing but content: without any, the site has no such page. The others show the house's facts as well. */
export const PAGES_OF_CONTENT_ALONE: readonly string[] = [
  'about',
  'breakfast',
  'guide',
  'services',
  ...LEGAL_PAGES,
] satisfies readonly ContentPage[];

/** Pages that menus call by the title that their owner gave them. */
const CALLED_BY_TITLE: readonly ContentPage[] = ['guide'];

/** Whether menus call a page by its title. */
export const isCalledByTitle = (page: ContentPage) => CALLED_BY_TITLE.includes(page);

/** Pages that a text or a button of the owner's may lead to. */
export const LINKED_PAGES = [
  'home',
  'rooms',
  'prices',
  'services',
  'breakfast',
  'guide',
  'about',
  'contact',
  'quote',
  'review',
  ...LEGAL_PAGES,
] as const;
export type LinkedPage = (typeof LINKED_PAGES)[number];

/** Whether a text from outside names a page that has sections. */
export function isContentPage(value: unknown): value is ContentPage {
  return CONTENT_PAGES.some((page) => page === value);
}
