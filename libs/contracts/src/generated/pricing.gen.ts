import { baseApi as api } from '../base-api';
export const addTagTypes = ['pricing'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPrices: build.query<ListPricesApiResponse, ListPricesApiArg>({
        query: (queryArg) => ({
          url: `/api/pricing`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            include: queryArg.include,
          },
        }),
        providesTags: ['pricing'],
      }),
      updatePrice: build.mutation<UpdatePriceApiResponse, UpdatePriceApiArg>({
        query: (queryArg) => ({
          url: `/api/pricing/${encodeURIComponent(String(queryArg.roomId))}/${encodeURIComponent(String(queryArg.season))}`,
          method: 'PATCH',
          body: queryArg.updatePriceRequest,
        }),
        invalidatesTags: ['pricing'],
      }),
      deletePrice: build.mutation<DeletePriceApiResponse, DeletePriceApiArg>({
        query: (queryArg) => ({
          url: `/api/pricing/${encodeURIComponent(String(queryArg.roomId))}/${encodeURIComponent(String(queryArg.season))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['pricing'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as pricingApi };
export type ListPricesApiResponse = /** status 200 The prices. */ Pricing[];
export type ListPricesApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
  /** Shows hidden rooms too; needs the owner’s session or an access key, and the answer is not cached. */
  include?: 'inactive';
};
export type UpdatePriceApiResponse = /** status 200 The price as it was stored. */ Pricing;
export type UpdatePriceApiArg = {
  roomId: number;
  season: Season;
  updatePriceRequest: UpdatePriceRequest;
};
export type DeletePriceApiResponse = unknown;
export type DeletePriceApiArg = {
  roomId: number;
  season: Season;
};
export type Season = 'high' | 'low';
export type PricedRoom = {
  slug: string;
  name: string;
};
export type Pricing = {
  id: number;
  season: Season;
  /** Free text with its currency. */
  pricePerNight: string;
  updatedAt: string;
  roomId: number;
  room: PricedRoom;
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
export type UpdatePriceRequest = {
  /** Free text with its currency: fixed or a range. */
  pricePerNight: string;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type UpdatePriceRequestRead = {
  /** Free text with its currency: fixed or a range. */
  pricePerNight: string;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  id?: number;
  roomId?: number;
  room?: PricedRoom;
  season?: Season;
};
export const { useListPricesQuery, useUpdatePriceMutation, useDeletePriceMutation } = injectedRtkApi;
