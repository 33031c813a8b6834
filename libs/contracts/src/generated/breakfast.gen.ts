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
          body: queryArg.uploadBreakfastImageBody,
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
          body: queryArg.orderBreakfastImagesDto,
        }),
        invalidatesTags: ['breakfast'],
      }),
      updateBreakfastImage: build.mutation<UpdateBreakfastImageApiResponse, UpdateBreakfastImageApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.updateBreakfastImageDto,
        }),
        invalidatesTags: ['breakfast'],
      }),
      deleteBreakfastImage: build.mutation<DeleteBreakfastImageApiResponse, DeleteBreakfastImageApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['breakfast'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as breakfastApi };
export type ListBreakfastImagesApiResponse = /** status 200  */ BreakfastImageAnswer[];
export type ListBreakfastImagesApiArg = {
  /** Page, from 1; without it the list is whole. */
  page?: number;
  pageSize?: number;
};
export type UploadBreakfastImageApiResponse = /** status 201  */ OwnBreakfastImageAnswer;
export type UploadBreakfastImageApiArg = {
  uploadBreakfastImageBody: UploadBreakfastImageBody;
};
export type ListAllBreakfastImagesApiResponse = /** status 200  */ OwnBreakfastImageAnswer[];
export type ListAllBreakfastImagesApiArg = {
  /** Page, from 1; without it the list is whole. */
  page?: number;
  pageSize?: number;
};
export type OrderBreakfastImagesApiResponse =
  /** status 200 All pictures in their new order */ OwnBreakfastImageAnswer[];
export type OrderBreakfastImagesApiArg = {
  orderBreakfastImagesDto: OrderBreakfastImagesDto;
};
export type UpdateBreakfastImageApiResponse = /** status 200  */ OwnBreakfastImageAnswer;
export type UpdateBreakfastImageApiArg = {
  id: number;
  updateBreakfastImageDto: UpdateBreakfastImageDto;
};
export type DeleteBreakfastImageApiResponse = unknown;
export type DeleteBreakfastImageApiArg = {
  id: number;
};
export type ImageVariantAnswer = {
  url: string;
  /** Pixels */
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
};
export type BreakfastImageAnswer = {
  url: string;
  /** Pixels of the picture at `url` */
  width: number;
  /** Pixels of the picture at `url` */
  height: number;
  /** Colour to show until the picture is there */
  placeholder: string;
  /** Smaller copies and other formats */
  variants: ImageVariantAnswer[];
  id: number;
  /** Served at `/uploads/breakfast/{filename}` */
  filename: string;
  /** What the file was called when it was uploaded */
  originalName: string;
  /** What the picture shows; the original name stands in for it */
  description: string | null;
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
export type OwnBreakfastImageAnswer = {
  url: string;
  /** Pixels of the picture at `url` */
  width: number;
  /** Pixels of the picture at `url` */
  height: number;
  /** Colour to show until the picture is there */
  placeholder: string;
  /** Smaller copies and other formats */
  variants: ImageVariantAnswer[];
  id: number;
  /** Served at `/uploads/breakfast/{filename}` */
  filename: string;
  /** What the file was called when it was uploaded */
  originalName: string;
  /** What the picture shows; the original name stands in for it */
  description: string | null;
  /** Guests see active pictures alone */
  isActive: boolean;
  /** Place among all pictures, from zero */
  imageOrder: number;
  uploadedAt: string;
  updatedAt: string;
};
export type UploadBreakfastImageBody = {
  /** What the picture shows */
  description?: string;
  /** JPEG, PNG, WebP or AVIF, not moving, at most 15 MB and 50 megapixels */
  image: Blob;
};
export type PlacedDto = {
  id: number;
  order: number;
};
export type OrderBreakfastImagesDto = {
  /** Each picture once */
  imageOrders: PlacedDto[];
};
export type UpdateBreakfastImageDto = {
  /** null or blank for none */
  description?: string | null;
  /** Guests see active pictures alone. */
  isActive?: boolean;
  /** The picture’s `updatedAt` as it was read: 409 if somebody saved it in between. */
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
