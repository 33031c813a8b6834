/** What the guests' pages know of the API: its calls that guests make, and no others, so that they load no others. */
export * from './base-api';
export * from './idempotency-key';
export {
  guestApi,
  useCreateQuoteMutation,
  useCreateReviewMutation,
  useGetContentQuery,
  useGetPropertyQuery,
  useGetReviewSummaryQuery,
  useGetRoomQuery,
  useGetSettingQuery,
  useGetSuperAdminSettingsQuery,
  useListBreakfastImagesQuery,
  useListContentPagesQuery,
  useListEventsQuery,
  useListPricesQuery,
  useListReviewsQuery,
  useListRoomsQuery,
} from './generated/guest.gen';
/** Only the cookie dialog records, whose script is loaded when it is used. */
export { consentsApi } from './generated/consents.gen';
export type { BreakfastImage } from './generated/breakfast.gen';
export type { Content, ContentPage } from './generated/content.gen';
export type { Event } from './generated/events.gen';
export type { Pricing } from './generated/pricing.gen';
export type { Property } from './generated/property.gen';
export type { PlacedQuote } from './generated/quotes.gen';
export type { Review, ReviewSummary } from './generated/reviews.gen';
export type { Room, RoomDetail, RoomImage, RoomPrice, Season } from './generated/rooms.gen';
export * from './problem';
