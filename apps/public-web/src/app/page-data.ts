import { guestApi } from '@ospite/contracts/guest';
import type { PageName } from '@ospite/i18n/paths';
import { listedReviews, REVIEWS_SWITCH } from '../features/reviews/shown-reviews';
import { FEATURED_REVIEWS } from '../shared/reviews/featured-reviews';
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
const room =
  (slug: string): Read =>
  ({ dispatch }) =>
    dispatch(guestApi.endpoints.getRoom.initiate({ room: slug }));

/** What the page after sending estimates the stay by, where its address names one. */
export const READS_OF_SENT_QUOTE: readonly Read[] = [prices];

interface PageAddress {
  readonly slug?: string | undefined;
  readonly search?: string | undefined;
}

/** What a page reads of the API; every page needs the property for its frame. */
export function readsOf(
  page: PageName | undefined,
  { slug = '', search = '' }: PageAddress = {},
): readonly Read[] {
  switch (page) {
    case 'home':
      return [property, rooms, prices, reviews(FEATURED_REVIEWS), summary, reviewsSwitch];
    case 'review':
      return [property, reviews(listedReviews(search)), summary];
    case 'rooms':
      return [property, rooms, prices];
    case 'room':
      return [property, room(slug), rooms, prices, reviews(FEATURED_REVIEWS)];
    case 'prices':
      return [property, rooms, prices];
    case 'quote':
      return [property, rooms, prices, reviews(FEATURED_REVIEWS)];
    case 'breakfast':
      return [property, breakfastImages];
    case 'guide':
      return [property, events];
    default:
      return [property];
  }
}
