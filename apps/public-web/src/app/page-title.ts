import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';
import type { PageWords } from '../shared/content/page-words';

/** What the interface calls pages that their owner has given no title. */
const NAMES = {
  about: 'common:nav.about',
  breakfast: 'common:footer.breakfast',
  contact: 'common:nav.contact',
  guide: 'common:nav.guide',
  quote: 'common:nav.quote',
  rooms: 'common:nav.rooms',
  services: 'common:nav.services',
} as const;

/** Pages that are called as the interface has it. */
const TITLES = {
  prices: 'prices:meta.title',
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
 * What a page is called in tabs and search results: as the owner has it, else as the interface. A room's page is called
 * after the room.
 * @param page undefined at an address without a page
 */
export function pageTitle(
  t: TFunction,
  page: PageName | undefined,
  { name, city }: { readonly name: string; readonly city: string },
  { title, searchTitle }: PageWords,
): string {
  if (page === undefined) return t('common:notFound.metaTitle', { name, city });
  const own = (searchTitle ?? title)?.text;
  if (page === 'home') return own === undefined ? name : t('common:pageTitle', { title: name, name: own });
  if (own === undefined && !isNamed(page)) return t(TITLES[page], { name, city });
  return t('common:pageTitle', { title: own ?? t(NAMES[page as keyof typeof NAMES]), name });
}

function isNamed(page: PageName): page is keyof typeof NAMES {
  return page in NAMES;
}
