import { guestApi } from '@ospite/contracts/guest';
import type { PageName } from '@ospite/i18n/paths';
import { NEWEST_REVIEWS, FEATURED_REVIEWS, REVIEWS_SWITCH } from '../features/reviews/shown-reviews';
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

/** What a page reads of the API; every page needs the property for its frame. */
export function readsOf(page: PageName | undefined, slug = ''): readonly Read[] {
  switch (page) {
    case 'home':
      return [property, rooms, prices, reviews(FEATURED_REVIEWS), summary, reviewsSwitch];
    case 'review':
      return [property, reviews(NEWEST_REVIEWS), summary];
    case 'rooms':
      return [property, rooms, prices];
    case 'room':
      return [property, room(slug), rooms, prices, reviews(FEATURED_REVIEWS)];
    case 'prices':
    case 'quote':
      return [property, rooms, prices];
    case 'breakfast':
      return [property, breakfastImages];
    case 'guide':
      return [property, events];
    default:
      return [property];
  }
}
