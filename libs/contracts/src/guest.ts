/** What the guests' pages know of the API: its calls that guests make, and no others, so that they load no others. */
export * from './base-api';
export {
  guestApi,
  useCreateQuoteMutation,
  useGetPropertyQuery,
  useGetRoomQuery,
  useGetSuperAdminSettingsQuery,
  useListPricesQuery,
  useListRoomsQuery,
} from './generated/guest.gen';
/** Only the cookie dialog records, whose script is loaded when it is used. */
export { consentsApi } from './generated/consents.gen';
export type { Pricing, Property, Room, RoomDetail, RoomImage } from './generated/guest.gen';
export * from './problem';
