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
  'notFound',
  'offline',
] as const;
export type ContentPage = (typeof CONTENT_PAGES)[number];

/** Pages that are nothing but content: without any, the site has no such page. The others show the house's facts as well. */
export const PAGES_OF_CONTENT_ALONE: readonly string[] = [
  'about',
  'breakfast',
  'guide',
  'services',
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
] as const;
export type LinkedPage = (typeof LINKED_PAGES)[number];

/** Whether a text from outside names a page that has sections. */
export function isContentPage(value: unknown): value is ContentPage {
  return CONTENT_PAGES.some((page) => page === value);
}
