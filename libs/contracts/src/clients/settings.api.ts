import { settingsApi as generatedApi } from '../generated/settings.gen';

export type { SiteSetting } from '../generated/settings.gen';

/** The owner's settings, each cached by its key. */
export const settingsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getSetting: { providesTags: (_setting, _problem, { key }) => [{ type: 'settings', id: key }] },
    updateSetting: { invalidatesTags: (_setting, _problem, { key }) => [{ type: 'settings', id: key }] },
  },
});

export const { useGetSettingQuery, useUpdateSettingMutation } = settingsApi;
