import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';

const TITLES = {
  home: 'home:meta.title',
  rooms: 'rooms:list.meta.title',
  quote: 'quote:meta.title',
  prices: 'prices:meta.title',
  breakfast: 'breakfast:meta.title',
  services: 'facilities:meta.title',
  guide: 'guide:meta.title',
  about: 'about:meta.title',
  contact: 'contact:meta.title',
  review: 'reviews:meta.title',
  privacyPolicy: 'legal:privacyPolicy.meta.title',
  cookiePolicy: 'legal:cookiePolicy.meta.title',
  terms: 'legal:terms.meta.title',
  privacy: 'legal:privacy.meta.title',
  accessibility: 'accessibility:meta.title',
  room: 'rooms:detail.notFound.metaTitle',
  quoteSent: 'sent:metaTitle',
} as const;

/**
 * What a page is called in tabs and search results; a room's page is called after the room.
 * @param page undefined at an address without a page
 */
export function pageTitle(
  t: TFunction,
  page: PageName | undefined,
  { name, city }: { readonly name: string; readonly city: string },
): string {
  return t(page ? TITLES[page] : 'common:notFound.metaTitle', { name, city });
}
