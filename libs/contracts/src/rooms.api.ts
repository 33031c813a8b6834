import { pricingApi as generatedPricingApi } from './generated/pricing.gen';
import { roomsApi as generatedRoomsApi } from './generated/rooms.gen';

export type { PricingAnswer } from './generated/pricing.gen';
export type { RoomAnswer, RoomDetailAnswer, RoomImageAnswer } from './generated/rooms.gen';

const LIST = { type: 'rooms', id: 'LIST' } as const;

/** Rooms, each cached by its id; a gallery belongs to its room. */
export const roomsApi = generatedRoomsApi.enhanceEndpoints({
  endpoints: {
    listRooms: {
      providesTags: (rooms) => [LIST, ...(rooms ?? []).map(({ id }) => ({ type: 'rooms', id }) as const)],
    },
    getRoom: { providesTags: (room) => (room ? [{ type: 'rooms', id: room.id }] : []) },
    listRoomImages: { providesTags: (_images, _problem, { roomId }) => [{ type: 'rooms', id: roomId }] },
  },
});

/** Prices of all rooms in both seasons. */
export const pricingApi = generatedPricingApi.enhanceEndpoints({
  endpoints: { listPrices: { providesTags: [{ type: 'pricing', id: 'LIST' }] } },
});

export const { useListRoomsQuery, useGetRoomQuery, useListRoomImagesQuery } = roomsApi;
export const { useListPricesQuery } = pricingApi;
