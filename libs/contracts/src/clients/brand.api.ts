import { brandApi as generatedApi, type Brand } from '../generated/brand.gen';
import { keepStored } from './keep-stored';

export type { Brand } from '../generated/brand.gen';

/** How the site looks. */
export const brandApi = generatedApi.enhanceEndpoints({
  endpoints: {
    updateBrand: {
      onQueryStarted: keepStored((stored: Brand) =>
        generatedApi.util.updateQueryData('getBrand', undefined, () => stored),
      ),
    },
  },
});

export const { useGetBrandQuery, useUpdateBrandMutation } = brandApi;
