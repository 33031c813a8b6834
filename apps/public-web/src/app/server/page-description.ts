import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';
import type { PageWords } from '../../shared/content/page-words';

const DESCRIPTIONS = {
  prices: 'search:prices',
  review: 'search:review',
  privacyPolicy: 'search:privacyPolicy',
  cookiePolicy: 'search:cookiePolicy',
  terms: 'search:terms',
  privacy: 'search:privacy',
  accessibility: 'search:accessibility',
  room: 'rooms:detail.notFound.text',
} as const;

/** What a description is drafted from where the owner has written none. */
interface DescribedProperty {
  readonly name: string;
  readonly city: string;
  /** How many rooms guests see. */
  readonly rooms: number;
  /** The lowest nightly price as it is written; undefined without one. */
  readonly price: string | undefined;
}

/**
 * What search results say of a page: as the owner has it, else as the interface, else where the house is, how many rooms it has
 * and from how much; of a room's page its short description.
 */
export function pageDescription(
  t: TFunction,
  page: PageName | undefined,
  { name, city, rooms, price }: DescribedProperty,
  { text, searchDescription }: PageWords,
): string {
  const own = (searchDescription ?? text)?.text;
  if (page === undefined) return t('common:notFound.text');
  if (own !== undefined) return own;
  if (page in DESCRIPTIONS) return t(DESCRIPTIONS[page as keyof typeof DESCRIPTIONS], { name, city });
  const place = [name, city].filter(Boolean).join(', ');
  return price === undefined ? place : t('search:draft', { place, count: rooms, price });
}
