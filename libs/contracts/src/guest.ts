/** What the guests' pages know of the API: its calls that guests make, and no others, so that they load no others. */
export * from './base-api';
export * from './idempotency-key';
export {
  guestApi,
  useCreateQuoteMutation,
  useCreateReviewMutation,
  useGetPropertyQuery,
  useGetReviewSummaryQuery,
  useGetRoomQuery,
  useGetSettingQuery,
  useGetSuperAdminSettingsQuery,
  useListBreakfastImagesQuery,
  useListEventsQuery,
  useListPricesQuery,
  useListReviewsQuery,
  useListRoomsQuery,
} from './generated/guest.gen';
/** Only the cookie dialog records, whose script is loaded when it is used. */
export { consentsApi } from './generated/consents.gen';
export type {
  BreakfastImage,
  Event,
  PlacedQuote,
  Pricing,
  Property,
  Review,
  ReviewSummary,
  Room,
  RoomDetail,
  RoomImage,
  RoomPrice,
  Season,
} from './generated/guest.gen';
export * from './problem';
