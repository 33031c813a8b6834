/** Pages that the owner adds: so many, each with sections, title and address of its own. */
export const OWN_PAGES = [
  'own-1',
  'own-2',
  'own-3',
  'own-4',
  'own-5',
  'own-6',
  'own-7',
  'own-8',
  'own-9',
  'own-10',
] as const;
export type OwnPage = (typeof OWN_PAGES)[number];

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
  ...OWN_PAGES,
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

export function isOwnPage(page: string): page is OwnPage {
  return OWN_PAGES.some((one) => one === page);
}

/** Pages by type: those that the owner adds are all of one, with the same kinds of sections. */
export type PageType<Page extends string = ContentPage> = Exclude<Page, OwnPage> | 'own';

export function pageTypeOf<Page extends string>(page: Page): PageType<Page> {
  return isOwnPage(page) ? 'own' : (page as Exclude<Page, OwnPage>);
}

/** Pages that are nothing but content: without any, the site has no such page. The others show the house's facts as well. */
export const PAGES_OF_CONTENT_ALONE: readonly string[] = [
  'about',
  'breakfast',
  'guide',
  'services',
  ...LEGAL_PAGES,
  ...OWN_PAGES,
] satisfies readonly ContentPage[];

/** Pages that menus call by the title that their owner gave them. */
const CALLED_BY_TITLE: readonly ContentPage[] = ['guide', ...OWN_PAGES];

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

/** A page of the owner's by the id of its lead, since another page may take the place of one that was removed. */
export type LinkedOwnPage = `own:${number}`;
/** What a text or a button of the owner's leads to. */
export type LinkTarget = LinkedPage | LinkedOwnPage;
export const linkedOwnPage = (lead: number): LinkedOwnPage => `own:${lead}`;

export function isLinkedOwnPage(target: string): target is LinkedOwnPage {
  return target.startsWith('own:');
}

/** Whether a text from outside may be a target. It may be gone: links keep no page from being removed. */
export function isLinkTarget(value: string): value is LinkTarget {
  return LINKED_PAGES.some((page) => page === value) || /^own:[1-9]\d{0,8}$/.test(value);
}

/** Whether a text from outside names a page that has sections. */
export function isContentPage(value: unknown): value is ContentPage {
  return CONTENT_PAGES.some((page) => page === value);
}
