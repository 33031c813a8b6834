import { propertyApi as generatedApi } from './generated/property.gen';

export type { PropertyAnswer } from './generated/property.gen';

/** The property, of which there is one. */
export const propertyApi = generatedApi.enhanceEndpoints({
  endpoints: { getProperty: { providesTags: [{ type: 'property', id: 'ONE' }] } },
});

export const { useGetPropertyQuery } = propertyApi;
