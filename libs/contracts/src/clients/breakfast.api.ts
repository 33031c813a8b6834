import { breakfastApi as generatedApi } from '../generated/breakfast.gen';

export type { OwnBreakfastImage } from '../generated/breakfast.gen';

const LIST = { type: 'breakfast', id: 'LIST' } as const;

/** Images of the breakfast: every change affects both lists, the guests' and the owner's. */
export const breakfastApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listBreakfastImages: { providesTags: [LIST] },
    listAllBreakfastImages: { providesTags: [LIST] },
    uploadBreakfastImage: { invalidatesTags: [LIST] },
    updateBreakfastImage: { invalidatesTags: [LIST] },
    orderBreakfastImages: { invalidatesTags: [LIST] },
    deleteBreakfastImage: { invalidatesTags: [LIST] },
  },
});

export const {
  useListBreakfastImagesQuery,
  useListAllBreakfastImagesQuery,
  useUploadBreakfastImageMutation,
  useUpdateBreakfastImageMutation,
  useOrderBreakfastImagesMutation,
  useDeleteBreakfastImageMutation,
} = breakfastApi;
