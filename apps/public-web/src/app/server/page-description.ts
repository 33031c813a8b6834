import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';
import type { PageWords } from '../../shared/content/page-words';

const DESCRIPTIONS = {
  prices: 'prices:meta.description',
  review: 'reviews:meta.description',
  privacyPolicy: 'legal:privacyPolicy.meta.description',
  cookiePolicy: 'legal:cookiePolicy.meta.description',
  terms: 'legal:terms.meta.description',
  privacy: 'legal:privacy.meta.description',
  accessibility: 'accessibility:meta.description',
  room: 'rooms:detail.notFound.text',
} as const;

/** What search results say of a page: as the owner has it, else as the interface; of a room's page its short description. */
export function pageDescription(
  t: TFunction,
  page: PageName | undefined,
  { name, city }: { readonly name: string; readonly city: string },
  { text, searchDescription }: PageWords,
): string {
  const own = (searchDescription ?? text)?.text;
  if (page === undefined) return t('common:notFound.text');
  return (
    own ?? (page in DESCRIPTIONS ? t(DESCRIPTIONS[page as keyof typeof DESCRIPTIONS], { name, city }) : name)
  );
}
