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
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            include: queryArg.include,
          },
        }),
        providesTags: ['rooms'],
      }),
      createRoom: build.mutation<CreateRoomApiResponse, CreateRoomApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms`,
          method: 'POST',
          body: queryArg.createRoomRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['rooms'],
      }),
      getRoom: build.query<GetRoomApiResponse, GetRoomApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.room))}`,
          params: {
            include: queryArg.include,
          },
        }),
        providesTags: ['rooms'],
      }),
      updateRoom: build.mutation<UpdateRoomApiResponse, UpdateRoomApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.room))}`,
          method: 'PUT',
          body: queryArg.updateRoomRequest,
        }),
        invalidatesTags: ['rooms'],
      }),
      deleteRoom: build.mutation<DeleteRoomApiResponse, DeleteRoomApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.room))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['rooms'],
      }),
      listRoomImages: build.query<ListRoomImagesApiResponse, ListRoomImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.roomId))}/images`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            include: queryArg.include,
          },
        }),
        providesTags: ['rooms'],
      }),
      uploadRoomImage: build.mutation<UploadRoomImageApiResponse, UploadRoomImageApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.roomId))}/images`,
          method: 'POST',
          body: queryArg.uploadRoomImageRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['rooms'],
      }),
      orderRoomImages: build.mutation<OrderRoomImagesApiResponse, OrderRoomImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.roomId))}/images/order`,
          method: 'PUT',
          body: queryArg.orderRoomImagesRequest,
        }),
        invalidatesTags: ['rooms'],
      }),
      setMainRoomImage: build.mutation<SetMainRoomImageApiResponse, SetMainRoomImageApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.roomId))}/images/${encodeURIComponent(String(queryArg.imageId))}/main`,
          method: 'PUT',
        }),
        invalidatesTags: ['rooms'],
      }),
      updateRoomImage: build.mutation<UpdateRoomImageApiResponse, UpdateRoomImageApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/images/${encodeURIComponent(String(queryArg.imageId))}`,
          method: 'PATCH',
          body: queryArg.updateRoomImageRequest,
        }),
        invalidatesTags: ['rooms'],
      }),
      deleteRoomImage: build.mutation<DeleteRoomImageApiResponse, DeleteRoomImageApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/images/${encodeURIComponent(String(queryArg.imageId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['rooms'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as roomsApi };
export type ListRoomsApiResponse = /** status 200 The rooms. */ Room[];
export type ListRoomsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
  /** Shows hidden rooms too; needs the owner’s session or an access key, and the answer is not cached. */
  include?: 'inactive';
};
export type CreateRoomApiResponse = /** status 201 The room that was added. */ RoomDetail;
export type CreateRoomApiArg = {
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With other fields than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  createRoomRequest: CreateRoomRequest;
};
export type GetRoomApiResponse = /** status 200 The room. */ RoomDetail;
export type GetRoomApiArg = {
  /** Slug or id. */
  room: string;
  /** Shows hidden rooms too; needs the owner’s session or an access key, and the answer is not cached. */
  include?: 'inactive';
};
export type UpdateRoomApiResponse = /** status 200 The room as it was stored. */ RoomDetail;
export type UpdateRoomApiArg = {
  /** Slug or id. */
  room: string;
  updateRoomRequest: UpdateRoomRequest;
};
export type DeleteRoomApiResponse = unknown;
export type DeleteRoomApiArg = {
  /** Slug or id. */
  room: string;
};
export type ListRoomImagesApiResponse = /** status 200 The pictures. */ RoomImage[];
export type ListRoomImagesApiArg = {
  roomId: number;
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
  /** Shows hidden rooms too; needs the owner’s session or an access key, and the answer is not cached. */
  include?: 'inactive';
};
export type UploadRoomImageApiResponse =
  /** status 201 The picture. Its AVIF copies follow some seconds later. */ RoomImage;
export type UploadRoomImageApiArg = {
  roomId: number;
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With another file than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  uploadRoomImageRequest: UploadRoomImageRequest;
};
export type OrderRoomImagesApiResponse = /** status 200 The gallery in its new order. */ RoomImage[];
export type OrderRoomImagesApiArg = {
  roomId: number;
  orderRoomImagesRequest: OrderRoomImagesRequest;
};
export type SetMainRoomImageApiResponse = /** status 200 The gallery. */ RoomImage[];
export type SetMainRoomImageApiArg = {
  roomId: number;
  imageId: number;
};
export type UpdateRoomImageApiResponse = /** status 200 The picture as it was stored. */ RoomImage;
export type UpdateRoomImageApiArg = {
  imageId: number;
  updateRoomImageRequest: UpdateRoomImageRequest;
};
export type DeleteRoomImageApiResponse = unknown;
export type DeleteRoomImageApiArg = {
  imageId: number;
};
export type BedKind = 'double' | 'single' | 'sofa-bed' | 'bunk' | 'cot';
export type Bed = {
  kind: BedKind;
  count: number;
  /** Centimetres. */
  widthCm: number;
};
export type StayFact = {
  id: string;
  /** Ids of the answers; empty where the number is the answer. */
  choices: string[];
  /** Cents, centimetres, nights or per cent, as the fact has it. */
  number: number | null;
};
export type ImageVariant = {
  url: string;
  /** Pixels. */
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
};
export type LocalizedText = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type RoomImage = {
  id: number;
  roomId: number;
  imageUrl: string;
  /** Position in the gallery, from zero. */
  imageOrder: number;
  /** The main picture of the room; at most one per gallery. */
  isMain: boolean;
  /** Pixels of the picture at `imageUrl`. */
  width: number;
  /** Pixels of the picture at `imageUrl`. */
  height: number;
  /** Colour to show until the picture has loaded. */
  placeholder: string;
  /** Smaller copies and other formats; those in AVIF follow some seconds after the upload. */
  variants: ImageVariant[];
  /** What the picture shows, for people who cannot see it. */
  alt: LocalizedText;
  /** When its texts were last saved. */
  updatedAt: string;
};
export type Room = {
  name: string;
  slug: string;
  description: string;
  descriptionEn: string | null;
  descriptionDe: string | null;
  descriptionEs: string | null;
  shortDescription: string;
  shortDescriptionEn: string | null;
  shortDescriptionDe: string | null;
  shortDescriptionEs: string | null;
  maxGuests: number;
  /** Specified ids, and those of the property’s `ownAmenities`. */
  amenities: string[];
  /** Empty while it is unset, and then not shown. */
  beds: Bed[];
  /** Square metres. */
  sizeSqm: number | null;
  /** Whether there is no step between the car park and the bed. False while unknown, and then nothing is shown. */
  stepFree: boolean;
  /** What guests ask before they write; unset ones are left out, and then not shown. */
  stayFacts: StayFact[];
  bookingUrl: string | null;
  airbnbUrl: string | null;
  /** Guests see only active rooms. */
  isActive: boolean;
  /** National rental code. */
  cin: string | null;
  /** Regional rental code. */
  iun: string | null;
  id: number;
  /** Gallery in order. */
  images: string[];
  /** The main picture. */
  mainImage: RoomImage | null;
  updatedAt: string;
};
export type FieldProblem = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names that a sentence about it may need. */
  facts?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  /** The status again. */
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field; with every 400 about fields. */
  errors?: FieldProblem[];
  /** The one field that a conflict or a rule is about. */
  field?: string;
  /** When somebody saved in between. */
  savedAt?: string;
  /** Who saved in between, where a history tells. */
  savedBy?: string;
  /** Of the room or event that came with the `Idempotency-Key` before. */
  id?: number;
  /** How many there may be. */
  limit?: number;
  /** The same as in `Retry-After`. */
  retryAfterSeconds?: number;
  /** Stable code of the cause; `checkReady` and `getMe` list them. */
  reason?: string;
};
export type Season = 'high' | 'low';
export type RoomPrice = {
  id: number;
  season: Season;
  /** Free text with its currency. */
  pricePerNight: string;
  updatedAt: string;
};
export type RoomDetail = {
  name: string;
  slug: string;
  description: string;
  descriptionEn: string | null;
  descriptionDe: string | null;
  descriptionEs: string | null;
  shortDescription: string;
  shortDescriptionEn: string | null;
  shortDescriptionDe: string | null;
  shortDescriptionEs: string | null;
  maxGuests: number;
  /** Specified ids, and those of the property’s `ownAmenities`. */
  amenities: string[];
  /** Empty while it is unset, and then not shown. */
  beds: Bed[];
  /** Square metres. */
  sizeSqm: number | null;
  /** Whether there is no step between the car park and the bed. False while unknown, and then nothing is shown. */
  stepFree: boolean;
  /** What guests ask before they write; unset ones are left out, and then not shown. */
  stayFacts: StayFact[];
  bookingUrl: string | null;
  airbnbUrl: string | null;
  /** Guests see only active rooms. */
  isActive: boolean;
  /** National rental code. */
  cin: string | null;
  /** Regional rental code. */
  iun: string | null;
  id: number;
  /** Gallery in order. */
  images: string[];
  /** The main picture. */
  mainImage: RoomImage | null;
  updatedAt: string;
  /** All pictures in order. */
  gallery: RoomImage[];
  /** High season first; a season without a price has no entry. */
  prices: RoomPrice[];
};
export type CreateRoomRequest = {
  name: string;
  /** The room’s part of its page’s address; it contains a letter. */
  slug: string;
  description: string;
  shortDescription: string;
  descriptionEn?: string | null;
  descriptionDe?: string | null;
  descriptionEs?: string | null;
  shortDescriptionEn?: string | null;
  shortDescriptionDe?: string | null;
  shortDescriptionEs?: string | null;
  maxGuests?: number;
  /** Specified ids, and those of the property’s `ownAmenities`. */
  amenities?: string[];
  /** Replaces all beds; empty for none, and then not shown. */
  beds?: Bed[];
  /** Square metres; null for none, and then not shown. */
  sizeSqm?: number | null;
  /** Whether there is no step between the car park and the bed. False while unknown, and then nothing is shown. */
  stepFree?: boolean;
  /** What guests ask before they write; unset ones are left out, and then not shown. */
  stayFacts?: StayFact[];
  /** An address with http or https; null for none. */
  bookingUrl?: string | null;
  /** An address with http or https; null for none. */
  airbnbUrl?: string | null;
  /** Guests see only active rooms. */
  isActive?: boolean;
  /** National rental code. */
  cin?: string | null;
  /** Regional rental code. */
  iun?: string | null;
  /** Always empty: pictures are uploaded one by one. */
  images?: string[];
};
export type UpdateRoomRequest = {
  name?: string;
  /** The room’s part of its page’s address; it contains a letter. */
  slug?: string;
  description?: string;
  shortDescription?: string;
  descriptionEn?: string | null;
  descriptionDe?: string | null;
  descriptionEs?: string | null;
  shortDescriptionEn?: string | null;
  shortDescriptionDe?: string | null;
  shortDescriptionEs?: string | null;
  maxGuests?: number;
  /** Specified ids, and those of the property’s `ownAmenities`. */
  amenities?: string[];
  /** Replaces all beds; empty for none, and then not shown. */
  beds?: Bed[];
  /** Square metres; null for none, and then not shown. */
  sizeSqm?: number | null;
  /** Whether there is no step between the car park and the bed. False while unknown, and then nothing is shown. */
  stepFree?: boolean;
  /** What guests ask before they write; unset ones are left out, and then not shown. */
  stayFacts?: StayFact[];
  /** An address with http or https; null for none. */
  bookingUrl?: string | null;
  /** An address with http or https; null for none. */
  airbnbUrl?: string | null;
  /** Guests see only active rooms. */
  isActive?: boolean;
  /** National rental code. */
  cin?: string | null;
  /** Regional rental code. */
  iun?: string | null;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type UpdateRoomRequestRead = {
  name?: string;
  /** The room’s part of its page’s address; it contains a letter. */
  slug?: string;
  description?: string;
  shortDescription?: string;
  descriptionEn?: string | null;
  descriptionDe?: string | null;
  descriptionEs?: string | null;
  shortDescriptionEn?: string | null;
  shortDescriptionDe?: string | null;
  shortDescriptionEs?: string | null;
  maxGuests?: number;
  /** Specified ids, and those of the property’s `ownAmenities`. */
  amenities?: string[];
  /** Replaces all beds; empty for none, and then not shown. */
  beds?: Bed[];
  /** Square metres; null for none, and then not shown. */
  sizeSqm?: number | null;
  /** Whether there is no step between the car park and the bed. False while unknown, and then nothing is shown. */
  stepFree?: boolean;
  /** What guests ask before they write; unset ones are left out, and then not shown. */
  stayFacts?: StayFact[];
  /** An address with http or https; null for none. */
  bookingUrl?: string | null;
  /** An address with http or https; null for none. */
  airbnbUrl?: string | null;
  /** Guests see only active rooms. */
  isActive?: boolean;
  /** National rental code. */
  cin?: string | null;
  /** Regional rental code. */
  iun?: string | null;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  id?: number;
  /** Follows from the gallery. */
  images?: string[];
  mainImage?: RoomImage | null;
  /** Changed by the calls for pictures. */
  gallery?: RoomImage[];
  /** Changed by the calls for prices. */
  prices?: RoomPrice[];
};
export type UploadRoomImageRequest = {
  /** Position in the gallery, from zero; last when omitted or too large. */
  imageOrder?: string;
  /** `true` makes it the main picture; the first picture is so in any case. */
  isMain?: 'true' | 'false';
  /** JPEG, PNG, WebP or AVIF, not moving, at most 15 MiB and 50 megapixels, no side more than ten times the other. */
  image: Blob;
};
export type PositionInput = {
  id: number;
  order: number;
};
export type OrderRoomImagesRequest = {
  /** Each picture of the room once. The example is the gallery of the demo’s first room. */
  imageOrders: PositionInput[];
  /** Ids of the pictures in the order that was read: 409 if somebody has rearranged them since; added and removed pictures do not matter. Omitted, the last order wins. */
  readOrder?: number[];
};
export type AltInput = {
  it?: string;
  en?: string;
  de?: string;
  es?: string;
};
export type UpdateRoomImageRequest = {
  /** Omitted languages stay; a blank text removes a translation. */
  alt: AltInput;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export const {
  useListRoomsQuery,
  useCreateRoomMutation,
  useGetRoomQuery,
  useUpdateRoomMutation,
  useDeleteRoomMutation,
  useListRoomImagesQuery,
  useUploadRoomImageMutation,
  useOrderRoomImagesMutation,
  useSetMainRoomImageMutation,
  useUpdateRoomImageMutation,
  useDeleteRoomImageMutation,
} = injectedRtkApi;
