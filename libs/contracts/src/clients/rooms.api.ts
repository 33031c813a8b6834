import { roomsApi as generatedApi } from '../generated/rooms.gen';

export type { Room, RoomDetail, RoomImage, UpdateRoomRequest } from '../generated/rooms.gen';

const LIST = { type: 'rooms', id: 'LIST' } as const;
const room = (id: number) => ({ type: 'rooms', id }) as const;
/** Some calls know an image but not its room; the image's own tag leads to the room. */
const image = (id: number) => ({ type: 'rooms', id: `image ${id}` }) as const;

/** Rooms, each cached by its id with its gallery; the list shows each room's main image. */
export const roomsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listRooms: { providesTags: (rooms) => [LIST, ...(rooms ?? []).map(({ id }) => room(id))] },
    getRoom: {
      providesTags: (found) => (found ? [room(found.id), ...found.gallery.map(({ id }) => image(id))] : []),
    },
    listRoomImages: {
      providesTags: (images, _problem, { roomId }) => [
        room(roomId),
        ...(images ?? []).map(({ id }) => image(id)),
      ],
    },
    createRoom: { invalidatesTags: [LIST] },
    updateRoom: { invalidatesTags: (saved) => (saved ? [LIST, room(saved.id)] : [LIST]) },
    deleteRoom: { invalidatesTags: [LIST] },
    uploadRoomImage: { invalidatesTags: (_image, _problem, { roomId }) => [LIST, room(roomId)] },
    orderRoomImages: { invalidatesTags: (_images, _problem, { roomId }) => [LIST, room(roomId)] },
    setMainRoomImage: { invalidatesTags: (_images, _problem, { roomId }) => [LIST, room(roomId)] },
    updateRoomImage: { invalidatesTags: (_image, _problem, { imageId }) => [LIST, image(imageId)] },
    deleteRoomImage: { invalidatesTags: (_response, _problem, { imageId }) => [LIST, image(imageId)] },
  },
});

export const {
  useListRoomsQuery,
  useGetRoomQuery,
  useListRoomImagesQuery,
  useCreateRoomMutation,
  useUpdateRoomMutation,
  useDeleteRoomMutation,
  useUploadRoomImageMutation,
  useOrderRoomImagesMutation,
  useSetMainRoomImageMutation,
  useUpdateRoomImageMutation,
  useDeleteRoomImageMutation,
} = roomsApi;
