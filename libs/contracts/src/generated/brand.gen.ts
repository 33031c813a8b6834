import { baseApi as api } from '../base-api';
export const addTagTypes = ['brand'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getBrand: build.query<GetBrandApiResponse, GetBrandApiArg>({
        query: () => ({ url: `/api/brand` }),
        providesTags: ['brand'],
      }),
      updateBrand: build.mutation<UpdateBrandApiResponse, UpdateBrandApiArg>({
        query: (queryArg) => ({
          url: `/api/brand`,
          method: 'PUT',
          body: queryArg.updateBrandRequest,
        }),
        invalidatesTags: ['brand'],
      }),
      uploadLogo: build.mutation<UploadLogoApiResponse, UploadLogoApiArg>({
        query: (queryArg) => ({
          url: `/api/brand/logo`,
          method: 'PUT',
          body: queryArg.uploadLogoRequest,
        }),
        invalidatesTags: ['brand'],
      }),
      deleteLogo: build.mutation<DeleteLogoApiResponse, DeleteLogoApiArg>({
        query: () => ({ url: `/api/brand/logo`, method: 'DELETE' }),
        invalidatesTags: ['brand'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as brandApi };
export type GetBrandApiResponse = /** status 200 What the owner chose. */ Brand;
export type GetBrandApiArg = void;
export type UpdateBrandApiResponse = /** status 200 How the site looks now. */ Brand;
export type UpdateBrandApiArg = {
  updateBrandRequest: UpdateBrandRequest;
};
export type UploadLogoApiResponse = /** status 200 How the site looks now. */ Brand;
export type UploadLogoApiArg = {
  uploadLogoRequest: UploadLogoRequest;
};
export type DeleteLogoApiResponse = /** status 200 How the site looks now. */ Brand;
export type DeleteLogoApiArg = void;
export type Palette = 'sea' | 'lake' | 'mountains' | 'countryside' | 'vineyard' | 'town';
export type TypefacePair = 'warm' | 'modern' | 'classic';
export type Logo = {
  /** A PNG, which never changes. */
  url: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
};
export type Brand = {
  /** The colours of the site. */
  palette: Palette;
  /** What headings and texts are set in: Fraunces and Instrument Sans (`warm`), Bricolage Grotesque and Figtree (`modern`), Cormorant Garamond and Literata (`classic`). */
  typefaces: TypefacePair;
  /** What pages show in place of sprig and name; null where there is none. */
  logo: Logo | null;
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
export type UpdateBrandRequest = {
  /** The colours of the site. */
  palette: Palette;
  /** What headings and texts are set in: Fraunces and Instrument Sans (`warm`), Bricolage Grotesque and Figtree (`modern`), Cormorant Garamond and Literata (`classic`). */
  typefaces: TypefacePair;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type UpdateBrandRequestRead = {
  /** The colours of the site. */
  palette: Palette;
  /** What headings and texts are set in: Fraunces and Instrument Sans (`warm`), Bricolage Grotesque and Figtree (`modern`), Cormorant Garamond and Literata (`classic`). */
  typefaces: TypefacePair;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  /** What pages show in place of sprig and name; null where there is none. */
  logo?: Logo | null;
};
export type UploadLogoRequest = {
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  /** PNG of at most 4 MiB, 25 megapixels and 8,192 pixels a side, or SVG of at most 256 KiB made of shapes, groups, gradients and cut-outs alone. At least 32 pixels high without its margins, at most eight times as wide as high and twice as high as wide. */
  image: Blob;
};
export const { useGetBrandQuery, useUpdateBrandMutation, useUploadLogoMutation, useDeleteLogoMutation } =
  injectedRtkApi;
