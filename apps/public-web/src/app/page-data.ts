import { guestApi } from '@ospite/contracts/guest';
import type { PageName } from '@ospite/i18n/paths';
import { QUOTED_REVIEWS } from '../features/trust/quoted-reviews';
import type { SiteStore } from './store';

type Read = (store: SiteStore) => PromiseLike<{ readonly error?: unknown }>;

const property: Read = ({ dispatch }) => dispatch(guestApi.endpoints.getProperty.initiate());
const rooms: Read = ({ dispatch }) => dispatch(guestApi.endpoints.listRooms.initiate({}));
const prices: Read = ({ dispatch }) => dispatch(guestApi.endpoints.listPrices.initiate({}));
const breakfastImages: Read = ({ dispatch }) => dispatch(guestApi.endpoints.listBreakfastImages.initiate({}));
const events: Read = ({ dispatch }) => dispatch(guestApi.endpoints.listEvents.initiate({}));
const room =
  (slug: string): Read =>
  ({ dispatch }) =>
    dispatch(guestApi.endpoints.getRoom.initiate({ room: slug }));

/** What the page after sending estimates the stay by, where its address names one. */
export const READS_OF_SENT_QUOTE: readonly Read[] = [prices];
/** A sentence of one of them stands beside the page's call to action. */
const quotedReviews: Read = ({ dispatch }) =>
  dispatch(guestApi.endpoints.listReviews.initiate(QUOTED_REVIEWS));

/** What a page reads of the API; every page needs the property for its frame. */
export function readsOf(page: PageName | undefined, slug = ''): readonly Read[] {
  switch (page) {
    case 'home':
    case 'rooms':
      return [property, rooms, prices];
    case 'room':
      return [property, room(slug), rooms, prices, quotedReviews];
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
