import { superAdminApi as generatedApi, type SuperAdminSettings } from '../generated/super-admin.gen';
import { keepStored } from './keep-stored';

export type {
  BannerPreview,
  OneTimePassword,
  PreviewLink,
  SuperAdminHealth,
  SuperAdminSettings,
} from '../generated/super-admin.gen';

const SETTINGS = { type: 'super-admin', id: 'SETTINGS' } as const;
const OWNERS = { type: 'super-admin', id: 'OWNERS' } as const;
const HEALTH = { type: 'super-admin', id: 'HEALTH' } as const;

/** The super admin's settings: loaded again after each save, also after a refused one, since somebody else saved. */
export const superAdminApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getSuperAdminSettings: { providesTags: [SETTINGS] },
    updateSuperAdminSettings: {
      invalidatesTags: [SETTINGS],
      // Shown also where they cannot be loaded again, as on a line that was lost just now.
      onQueryStarted: keepStored((stored: SuperAdminSettings) =>
        generatedApi.util.updateQueryData('getSuperAdminSettings', undefined, () => stored),
      ),
    },
    getSuperAdminHealth: { providesTags: [HEALTH] },
    unlockSuperAdmin: { invalidatesTags: [] },
    listOwners: { providesTags: [OWNERS] },
    giveOneTimePassword: { invalidatesTags: [OWNERS] },
    createPreview: { invalidatesTags: [] },
    previewBanner: { invalidatesTags: [] },
  },
});

export const {
  useGetSuperAdminSettingsQuery,
  useLazyGetSuperAdminSettingsQuery,
  useUpdateSuperAdminSettingsMutation,
  useUnlockSuperAdminMutation,
  useGetSuperAdminHealthQuery,
  useListOwnersQuery,
  useGiveOneTimePasswordMutation,
  useCreatePreviewMutation,
  usePreviewBannerMutation,
} = superAdminApi;
