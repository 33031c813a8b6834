import { baseApi as api } from '../base-api';
export const addTagTypes = ['rooms'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listRooms: build.query<ListRoomsApiResponse, ListRoomsApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms`,
          params: {
            include: queryArg.include,
          },
        }),
        providesTags: ['rooms'],
      }),
      getRoom: build.query<GetRoomApiResponse, GetRoomApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.room))}`,
        }),
        providesTags: ['rooms'],
      }),
      listRoomImages: build.query<ListRoomImagesApiResponse, ListRoomImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.roomId))}/images`,
        }),
        providesTags: ['rooms'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as roomsApi };
export type ListRoomsApiResponse = /** status 200  */ RoomAnswer[];
export type ListRoomsApiArg = {
  /** Asks for hidden rooms too; needs the owner’s session. */
  include?: 'inactive';
};
export type GetRoomApiResponse = /** status 200  */ RoomDetailAnswer;
export type GetRoomApiArg = {
  /** Slug or id. */
  room: string;
};
export type ListRoomImagesApiResponse = /** status 200  */ RoomImageAnswer[];
export type ListRoomImagesApiArg = {
  roomId: number;
};
export type Amenity =
  | 'private-bathroom'
  | 'private-bathroom-tub'
  | 'balcony'
  | 'private-balcony'
  | 'garden-view'
  | 'panoramic-view'
  | 'free-wifi'
  | 'flat-screen-tv'
  | 'air-conditioning'
  | 'room-service'
  | 'minibar'
  | 'kitchenette'
  | 'private-garden';
export type ImageVariantAnswer = {
  url: string;
  /** Pixels */
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
};
export type LocalizedText = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type RoomImageAnswer = {
  id: number;
  roomId: number;
  imageUrl: string;
  /** Place in the gallery, from zero */
  imageOrder: number;
  /** Stands for the room; at most one of a gallery */
  isMain: boolean;
  /** Pixels of the picture at `imageUrl` */
  width: number;
  /** Pixels of the picture at `imageUrl` */
  height: number;
  /** Colour to show until the picture is there */
  placeholder: string;
  variants: ImageVariantAnswer[];
  /** What the picture shows, for who cannot see it */
  alt: LocalizedText;
};
export type RoomAnswer = {
  id: number;
  name: string;
  slug: string;
  description: string;
  shortDescription: string;
  descriptionEn: string | null;
  shortDescriptionEn: string | null;
  descriptionDe: string | null;
  shortDescriptionDe: string | null;
  descriptionEs: string | null;
  shortDescriptionEs: string | null;
  maxGuests: number;
  amenities: Amenity[];
  /** Gallery in order */
  images: string[];
  /** The picture that stands for the room */
  mainImage: RoomImageAnswer | null;
  /** Guests see active rooms alone */
  isActive: boolean;
  bookingUrl: string | null;
  airbnbUrl: string | null;
  /** National rental code */
  cin: string | null;
  /** Regional rental code */
  iun: string | null;
  updatedAt: string;
};
export type FieldProblemDto = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names a sentence about it may need. */
  facts?: {
    [key: string]: string | number;
  };
};
export type ProblemDto = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field. */
  errors?: FieldProblemDto[];
};
export type Season = 'high' | 'low';
export type RoomPriceAnswer = {
  season: Season;
  /** Free text with its currency */
  pricePerNight: string;
  updatedAt: string;
};
export type RoomDetailAnswer = {
  id: number;
  name: string;
  slug: string;
  description: string;
  shortDescription: string;
  descriptionEn: string | null;
  shortDescriptionEn: string | null;
  descriptionDe: string | null;
  shortDescriptionDe: string | null;
  descriptionEs: string | null;
  shortDescriptionEs: string | null;
  maxGuests: number;
  amenities: Amenity[];
  /** Gallery in order */
  images: string[];
  /** The picture that stands for the room */
  mainImage: RoomImageAnswer | null;
  /** Guests see active rooms alone */
  isActive: boolean;
  bookingUrl: string | null;
  airbnbUrl: string | null;
  /** National rental code */
  cin: string | null;
  /** Regional rental code */
  iun: string | null;
  updatedAt: string;
  /** All pictures in order */
  gallery: RoomImageAnswer[];
  /** High season first; a season without price is missing */
  prices: RoomPriceAnswer[];
};
export const { useListRoomsQuery, useGetRoomQuery, useListRoomImagesQuery } = injectedRtkApi;
