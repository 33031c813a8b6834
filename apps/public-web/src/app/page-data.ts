import { guestApi } from '@ospite/contracts/guest';
import type { ContentPage, Language } from '@ospite/domain';
import type { PageName } from '@ospite/i18n/paths';
import { listedReviews, REVIEWS_SWITCH } from '../features/reviews/shown-reviews';
import { FEATURED_REVIEWS } from '../shared/reviews/featured-reviews';
import { hasPage } from '../shared/navigation/site-pages';
import type { SiteStore } from './store';

type Read = (store: SiteStore) => PromiseLike<{ readonly error?: unknown }>;

const property: Read = ({ dispatch }) => dispatch(guestApi.endpoints.getProperty.initiate());
const rooms: Read = ({ dispatch }) => dispatch(guestApi.endpoints.listRooms.initiate({}));
const prices: Read = ({ dispatch }) => dispatch(guestApi.endpoints.listPrices.initiate({}));
const breakfastImages: Read = ({ dispatch }) => dispatch(guestApi.endpoints.listBreakfastImages.initiate({}));
const events: Read = ({ dispatch }) => dispatch(guestApi.endpoints.listEvents.initiate({}));
const summary: Read = ({ dispatch }) => dispatch(guestApi.endpoints.getReviewSummary.initiate());
const reviews =
  (shown: { readonly page: number; readonly pageSize: number }): Read =>
  ({ dispatch }) =>
    dispatch(guestApi.endpoints.listReviews.initiate(shown));
const reviewsSwitch: Read = ({ dispatch }) =>
  dispatch(guestApi.endpoints.getSetting.initiate(REVIEWS_SWITCH));
const contentPages =
  (language: Language): Read =>
  ({ dispatch }) =>
    dispatch(guestApi.endpoints.listContentPages.initiate({ language }));
const content =
  (page: ContentPage, language: Language): Read =>
  ({ dispatch }) =>
    dispatch(guestApi.endpoints.getContent.initiate({ page, language }));
const room =
  (slug: string): Read =>
  ({ dispatch }) =>
    dispatch(guestApi.endpoints.getRoom.initiate({ room: slug }));

/** What the page after sending estimates the stay by, where its address names one. */
export const READS_OF_SENT_QUOTE: readonly Read[] = [prices];

interface PageAddress {
  readonly language: Language;
  readonly slug?: string | undefined;
  readonly search?: string | undefined;
  /** What is shown where there is no page. */
  readonly instead?: 'notFound' | 'offline';
}

/** What a page reads of the API; every page needs the property for its frame, and what pages there are. */
export function readsOf(
  page: PageName | undefined,
  { language, slug = '', search = '', instead = 'notFound' }: PageAddress,
): readonly Read[] {
  const written = page ?? instead;
  const own = written === 'review' ? [] : [content(written, language)];
  return [property, contentPages(language), ...own, ...factsOf(page, slug, search)];
}

/**
 * What is read before a page is opened: nothing of one that the house does not have, and no content where none is written.
 * @param pages that have content; undefined where that is not known
 */
export function readsAhead(
  page: PageName,
  { language, slug = '' }: Pick<PageAddress, 'language' | 'slug'>,
  pages: readonly { readonly page: string }[] | undefined,
): readonly Read[] {
  if (!hasPage(page, pages)) return [];
  const isWritten = pages?.some((one) => one.page === page) ?? true;
  return isWritten ? readsOf(page, { language, slug }) : [property, ...factsOf(page, slug, '')];
}

function factsOf(page: PageName | undefined, slug: string, search: string): readonly Read[] {
  switch (page) {
    case 'home':
      return [rooms, prices, reviews(FEATURED_REVIEWS), summary, reviewsSwitch];
    case 'review':
      return [reviews(listedReviews(search)), summary];
    case 'rooms':
      return [rooms, prices];
    case 'room':
      return [room(slug), rooms, prices, reviews(FEATURED_REVIEWS)];
    case 'prices':
      return [rooms, prices];
    case 'quote':
      return [rooms, prices, reviews(FEATURED_REVIEWS)];
    case 'breakfast':
      return [breakfastImages];
    case 'guide':
      return [events];
    default:
      return [];
  }
}
