import { baseApi as api } from '../base-api';
export const addTagTypes = ['pricing'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPrices: build.query<ListPricesApiResponse, ListPricesApiArg>({
        query: () => ({ url: `/api/pricing` }),
        providesTags: ['pricing'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as pricingApi };
export type ListPricesApiResponse = /** status 200  */ PricingAnswer[];
export type ListPricesApiArg = void;
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
export const { useListPricesQuery } = injectedRtkApi;
