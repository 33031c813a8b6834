import { propertyApi as generatedApi, type Property } from '../generated/property.gen';

export type { Property, UpdatePropertyRequest } from '../generated/property.gen';

const ONE = { type: 'property', id: 'ONE' } as const;

/**
 * What a save stored stands for the record until it is loaded again: its groups are forms of their own, and on a slow line
 * the next one is saved before that. Based on the state before, it would clash with the owner's own first save.
 */
const stored = (property: Property) =>
  generatedApi.util.updateQueryData('getProperty', undefined, () => property);

/** The property, of which there is one. */
export const propertyApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getProperty: { providesTags: [ONE] },
    updateProperty: {
      invalidatesTags: [ONE],
      onQueryStarted: (_record, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(stored(data)),
          () => {},
        ),
    },
    uploadHostPicture: {
      invalidatesTags: [ONE],
      onQueryStarted: (_picture, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(stored(data)),
          () => {},
        ),
    },
  },
});

export const { useGetPropertyQuery, useUpdatePropertyMutation, useUploadHostPictureMutation } = propertyApi;
