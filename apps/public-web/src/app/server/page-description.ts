import type { PageName } from '@ospite/i18n/paths';
import type { Content } from '@ospite/contracts/guest';
import { isOwnPage, plainText, type Language, type ShownLongText, type ShownText } from '@ospite/domain';
import type { TFunction } from 'i18next';
import type { PageWords } from '../../shared/content/page-words';

const DESCRIPTIONS = {
  review: 'search:review',
  privacyPolicy: 'search:privacyPolicy',
  cookiePolicy: 'search:cookiePolicy',
  terms: 'search:terms',
  privacy: 'search:privacy',
  accessibility: 'search:accessibility',
  room: 'rooms:detail.notFound.text',
} as const;

/** Most characters of a description that is drafted: search results cut longer ones. Our own figure. */
const MAX_DRAFT_LENGTH = 155;

/** What a description is drafted from where the owner has written none. */
interface DescribedProperty {
  readonly name: string;
  readonly city: string;
  /** How many rooms guests see. */
  readonly rooms: number;
  /** The lowest nightly price as it is written; undefined without one. */
  readonly price: string | undefined;
  /** Its page of prices says what they include. */
  readonly hasIncluded: boolean;
  readonly hasTouristTax: boolean;
}

/**
 * What search results say of a page: as the owner has it, else as the interface, else where the house is, how many rooms it has
 * and from how much; of a room's page its short description, of an owner's own page its first words.
 */
export function pageDescription(
  t: TFunction,
  language: Language,
  page: PageName | undefined,
  property: DescribedProperty,
  { text, searchDescription }: PageWords,
  content: Content | undefined,
): string {
  const { name, city, rooms, price } = property;
  const own = (searchDescription ?? text)?.text;
  if (page === undefined) return t('common:notFound.text');
  if (own !== undefined) return own;
  if (page in DESCRIPTIONS) return t(DESCRIPTIONS[page as keyof typeof DESCRIPTIONS], { name, city });
  const first = isOwnPage(page) ? firstWords(content) : undefined;
  if (first) return first;
  if (page === 'prices' && city && price !== undefined) return pricesDescription(t, language, property);
  const place = [name, city].filter(Boolean).join(', ');
  return price === undefined ? place : t('search:draft', { place, count: rooms, price });
}

/** What the page of prices says, where it says it. */
function pricesDescription(
  t: TFunction,
  language: Language,
  { city, rooms, hasIncluded, hasTouristTax }: DescribedProperty,
): string {
  const parts = [
    t('search:pricesRooms', { count: rooms }),
    ...(hasIncluded ? [t('search:pricesIncluded')] : []),
    ...(hasTouristTax ? [t('search:pricesTax')] : []),
    t('search:pricesEstimate'),
  ];
  return t('search:prices', { city, parts: new Intl.ListFormat(language).format(parts) });
}

/** The first text of a page's content, whole words of it. */
function firstWords(content: Content | undefined): string | undefined {
  const texts = (content?.sections ?? []).flatMap(({ values }) => ('text' in values && values.text) || []);
  const [text] = texts as readonly (ShownText | ShownLongText)[];
  if (!text) return undefined;
  const words = ('blocks' in text ? plainText(text.blocks) : text.text).replace(/\s+/g, ' ').trim();
  if (words.length <= MAX_DRAFT_LENGTH) return words;
  return `${words.slice(0, MAX_DRAFT_LENGTH).replace(/\s\S*$/, '')}…`;
}
