import { propertyApi as generatedApi } from '../generated/property.gen';

export type { Property, UpdatePropertyRequest } from '../generated/property.gen';

const ONE = { type: 'property', id: 'ONE' } as const;

/** The property, of which there is one. */
export const propertyApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getProperty: { providesTags: [ONE] },
    updateProperty: { invalidatesTags: [ONE] },
    uploadHostPicture: { invalidatesTags: [ONE] },
  },
});

export const { useGetPropertyQuery, useUpdatePropertyMutation, useUploadHostPictureMutation } = propertyApi;
