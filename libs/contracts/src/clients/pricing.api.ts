import { pricingApi as generatedApi } from '../generated/pricing.gen';

export type { Pricing } from '../generated/pricing.gen';

const LIST = { type: 'pricing', id: 'LIST' } as const;

/** Prices of all rooms in both seasons; a room's own page shows its prices too. */
export const pricingApi = generatedApi.enhanceEndpoints({ addTagTypes: ['rooms'] }).enhanceEndpoints({
  endpoints: {
    listPrices: { providesTags: [LIST] },
    updatePrice: { invalidatesTags: (_price, _problem, { roomId }) => [LIST, { type: 'rooms', id: roomId }] },
    deletePrice: { invalidatesTags: (_gone, _problem, { roomId }) => [LIST, { type: 'rooms', id: roomId }] },
  },
});

export const { useListPricesQuery, useUpdatePriceMutation, useDeletePriceMutation } = pricingApi;
