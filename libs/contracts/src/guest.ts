/** What the guests' pages know of the API: its calls that guests make, and no others, so that they load no others. */
export * from './base-api';
export {
  guestApi,
  useCreateQuoteMutation,
  useGetPropertyQuery,
  useGetRoomQuery,
  useGetSuperAdminSettingsQuery,
  useListPricesQuery,
  useListReviewsQuery,
  useListRoomsQuery,
} from './generated/guest.gen';
export type { Pricing, Property, Review, Room, RoomDetail, RoomImage } from './generated/guest.gen';
export * from './problem';
