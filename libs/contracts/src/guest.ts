/** What the guests' pages know of the API: its calls that guests make, and no others, so that they load no others. */
export * from './base-api';
export {
  guestApi,
  useCreateQuoteMutation,
  useCreateReviewMutation,
  useGetPropertyQuery,
  useGetReviewSummaryQuery,
  useGetRoomQuery,
  useGetSettingQuery,
  useGetSuperAdminSettingsQuery,
  useListPricesQuery,
  useListReviewsQuery,
  useListRoomsQuery,
} from './generated/guest.gen';
export type {
  Pricing,
  Property,
  Review,
  ReviewSummary,
  Room,
  RoomDetail,
  RoomImage,
} from './generated/guest.gen';
export * from './problem';
