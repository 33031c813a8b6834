import { brandApi as generatedApi, type Brand } from '../generated/brand.gen';
import { keepStored } from './keep-stored';

export type { Brand } from '../generated/brand.gen';

/** Palette and logo are changed one after the other. */
const keepBrand = keepStored((stored: Brand) =>
  generatedApi.util.updateQueryData('getBrand', undefined, () => stored),
);

/** How the site looks. */
export const brandApi = generatedApi.enhanceEndpoints({
  endpoints: {
    updateBrand: { onQueryStarted: keepBrand },
    uploadLogo: { onQueryStarted: keepBrand },
    deleteLogo: { onQueryStarted: keepBrand },
  },
});

export const { useDeleteLogoMutation, useGetBrandQuery, useUpdateBrandMutation, useUploadLogoMutation } =
  brandApi;
