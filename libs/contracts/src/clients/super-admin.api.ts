import { superAdminApi as generatedApi } from '../generated/super-admin.gen';

export type {
  BannerPreview,
  PreviewLink,
  SuperAdminHealth,
  SuperAdminSettings,
} from '../generated/super-admin.gen';

const SETTINGS = { type: 'super-admin', id: 'SETTINGS' } as const;
const HEALTH = { type: 'super-admin', id: 'HEALTH' } as const;

/** The super admin's settings: loaded again after each save, also after a refused one, since somebody else saved. */
export const superAdminApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getSuperAdminSettings: { providesTags: [SETTINGS] },
    updateSuperAdminSettings: { invalidatesTags: [SETTINGS] },
    getSuperAdminHealth: { providesTags: [HEALTH] },
    unlockSuperAdmin: { invalidatesTags: [] },
    createPreview: { invalidatesTags: [] },
    previewBanner: { invalidatesTags: [] },
  },
});

export const {
  useGetSuperAdminSettingsQuery,
  useUpdateSuperAdminSettingsMutation,
  useUnlockSuperAdminMutation,
  useGetSuperAdminHealthQuery,
  useCreatePreviewMutation,
  usePreviewBannerMutation,
} = superAdminApi;
