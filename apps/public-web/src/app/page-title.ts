import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';
import { isLabelled, PAGE_LABELS } from '../shared/content/page-labels';
import type { PageWords } from '../shared/content/page-words';

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
  if (own === undefined && page in TITLES) return t(TITLES[page as keyof typeof TITLES], { name, city });
  const label = page !== 'home' && isLabelled(page) ? t(PAGE_LABELS[page]) : undefined;
  const called = own ?? label;
  return called === undefined ? drafted(name, city) : t('common:pageTitle', { title: called, name });
}

/** Of a home page without words: whose it is and where. */
const drafted = (name: string, city: string) => [name, city].filter(Boolean).join(', ');
