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
          body: queryArg.updatePriceDto,
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
export type ListPricesApiResponse = /** status 200  */ PricingAnswer[];
export type ListPricesApiArg = {
  /** Page, from 1; without it the list is whole. */
  page?: number;
  pageSize?: number;
  /** Shows hidden rooms too; needs the owner’s session, and the answer is kept nowhere. */
  include?: 'inactive';
};
export type UpdatePriceApiResponse = /** status 200  */ PricingAnswer;
export type UpdatePriceApiArg = {
  roomId: number;
  season: Season;
  updatePriceDto: UpdatePriceDto;
};
export type DeletePriceApiResponse = unknown;
export type DeletePriceApiArg = {
  roomId: number;
  season: Season;
};
export type Season = 'high' | 'low';
export type PricedRoomAnswer = {
  slug: string;
  name: string;
};
export type PricingAnswer = {
  season: Season;
  /** Free text with its currency */
  pricePerNight: string;
  updatedAt: string;
  roomId: number;
  room: PricedRoomAnswer;
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
export type UpdatePriceDto = {
  /** Free text with its currency: fixed or a range. */
  pricePerNight: string;
  /** The price’s `updatedAt` as it was read: 409 if somebody saved it in between. */
  updatedAt?: string;
};
export const { useListPricesQuery, useUpdatePriceMutation, useDeletePriceMutation } = injectedRtkApi;
