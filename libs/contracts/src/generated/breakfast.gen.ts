import { baseApi as api } from '../base-api';
export const addTagTypes = ['breakfast'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listBreakfastImages: build.query<ListBreakfastImagesApiResponse, ListBreakfastImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['breakfast'],
      }),
      uploadBreakfastImage: build.mutation<UploadBreakfastImageApiResponse, UploadBreakfastImageApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images`,
          method: 'POST',
          body: queryArg.uploadBreakfastImageRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['breakfast'],
      }),
      listAllBreakfastImages: build.query<ListAllBreakfastImagesApiResponse, ListAllBreakfastImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images/all`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['breakfast'],
      }),
      orderBreakfastImages: build.mutation<OrderBreakfastImagesApiResponse, OrderBreakfastImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images/order`,
          method: 'PUT',
          body: queryArg.orderBreakfastImagesRequest,
        }),
        invalidatesTags: ['breakfast'],
      }),
      updateBreakfastImage: build.mutation<UpdateBreakfastImageApiResponse, UpdateBreakfastImageApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images/${encodeURIComponent(String(queryArg.imageId))}`,
          method: 'PATCH',
          body: queryArg.updateBreakfastImageRequest,
        }),
        invalidatesTags: ['breakfast'],
      }),
      deleteBreakfastImage: build.mutation<DeleteBreakfastImageApiResponse, DeleteBreakfastImageApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images/${encodeURIComponent(String(queryArg.imageId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['breakfast'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as breakfastApi };
export type ListBreakfastImagesApiResponse = /** status 200 The pictures. */ BreakfastImage[];
export type ListBreakfastImagesApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type UploadBreakfastImageApiResponse =
  /** status 201 The picture. Its AVIF copies follow some seconds later. */ OwnBreakfastImage;
export type UploadBreakfastImageApiArg = {
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With another file than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  uploadBreakfastImageRequest: UploadBreakfastImageRequest;
};
export type ListAllBreakfastImagesApiResponse = /** status 200 The pictures. */ OwnBreakfastImage[];
export type ListAllBreakfastImagesApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type OrderBreakfastImagesApiResponse =
  /** status 200 All pictures in their new order. */ OwnBreakfastImage[];
export type OrderBreakfastImagesApiArg = {
  orderBreakfastImagesRequest: OrderBreakfastImagesRequest;
};
export type UpdateBreakfastImageApiResponse =
  /** status 200 The picture as it was stored. */ OwnBreakfastImage;
export type UpdateBreakfastImageApiArg = {
  imageId: number;
  updateBreakfastImageRequest: UpdateBreakfastImageRequest;
};
export type DeleteBreakfastImageApiResponse = unknown;
export type DeleteBreakfastImageApiArg = {
  imageId: number;
};
export type ImageVariant = {
  url: string;
  /** Pixels. */
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
};
export type BreakfastImage = {
  /** Pixels of the picture at `url`. */
  width: number;
  /** Pixels of the picture at `url`. */
  height: number;
  /** Colour to show until the picture has loaded. */
  placeholder: string;
  /** Smaller copies and other formats; those in AVIF follow some seconds after the upload. */
  variants: ImageVariant[];
  /** Address of the largest copy. */
  url: string;
  id: number;
  /** Served at `/uploads/breakfast/{filename}`. */
  filename: string;
  /** What the file was called when it was uploaded. */
  originalName: string;
  /** What the picture shows; the original name is used while it is unset. */
  description: string | null;
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
export type OwnBreakfastImage = {
  /** Pixels of the picture at `url`. */
  width: number;
  /** Pixels of the picture at `url`. */
  height: number;
  /** Colour to show until the picture has loaded. */
  placeholder: string;
  /** Smaller copies and other formats; those in AVIF follow some seconds after the upload. */
  variants: ImageVariant[];
  /** Address of the largest copy. */
  url: string;
  id: number;
  /** Served at `/uploads/breakfast/{filename}`. */
  filename: string;
  /** What the file was called when it was uploaded. */
  originalName: string;
  /** What the picture shows; the original name is used while it is unset. */
  description: string | null;
  /** Guests see only active pictures. */
  isActive: boolean;
  /** Position among all pictures, from zero. */
  imageOrder: number;
  uploadedAt: string;
  updatedAt: string;
};
export type UploadBreakfastImageRequest = {
  /** What the picture shows. */
  description?: string;
  /** JPEG, PNG, WebP or AVIF, not moving, at most 15 MiB and 50 megapixels, no side more than ten times the other. */
  image: Blob;
};
export type PositionInput = {
  id: number;
  order: number;
};
export type OrderBreakfastImagesRequest = {
  /** Each picture once, hidden ones too. */
  imageOrders: PositionInput[];
  /** Ids of the pictures in the order that was read: 409 if somebody has rearranged them since; added and removed pictures do not matter. Omitted, the last order wins. */
  readOrder?: number[];
};
export type UpdateBreakfastImageRequest = {
  /** Null or blank for none. */
  description?: string | null;
  /** Guests see only active pictures. */
  isActive?: boolean;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export const {
  useListBreakfastImagesQuery,
  useUploadBreakfastImageMutation,
  useListAllBreakfastImagesQuery,
  useOrderBreakfastImagesMutation,
  useUpdateBreakfastImageMutation,
  useDeleteBreakfastImageMutation,
} = injectedRtkApi;
