import { propertyApi as generatedApi, type Property } from '../generated/property.gen';
import { keepStored } from './keep-stored';

export type { Property, UpdatePropertyRequest } from '../generated/property.gen';

const ONE = { type: 'property', id: 'ONE' } as const;
const DISMISSED = { type: 'property', id: 'DISMISSED' } as const;

/** Its groups are forms of their own, of one record. */
const keepProperty = keepStored((stored: Property) =>
  generatedApi.util.updateQueryData('getProperty', undefined, () => stored),
);

/** The property, of which there is one. */
export const propertyApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getProperty: { providesTags: [ONE] },
    updateProperty: { invalidatesTags: [ONE], onQueryStarted: keepProperty },
    listDismissedReminders: { providesTags: [DISMISSED] },
    dismissReminder: { invalidatesTags: [DISMISSED] },
    restoreReminder: { invalidatesTags: [DISMISSED] },
    uploadHostPicture: { invalidatesTags: [ONE], onQueryStarted: keepProperty },
  },
});

export const {
  useDismissReminderMutation,
  useGetPropertyQuery,
  useListDismissedRemindersQuery,
  useRestoreReminderMutation,
  useUpdatePropertyMutation,
  useUploadHostPictureMutation,
} = propertyApi;
