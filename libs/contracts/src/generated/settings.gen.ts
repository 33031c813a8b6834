import { baseApi as api } from '../base-api';
export const addTagTypes = ['settings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSetting: build.query<GetSettingApiResponse, GetSettingApiArg>({
        query: (queryArg) => ({
          url: `/api/settings/${encodeURIComponent(String(queryArg.key))}`,
        }),
        providesTags: ['settings'],
      }),
      updateSetting: build.mutation<UpdateSettingApiResponse, UpdateSettingApiArg>({
        query: (queryArg) => ({
          url: `/api/settings/${encodeURIComponent(String(queryArg.key))}`,
          method: 'PUT',
          body: queryArg.updateSettingRequest,
        }),
        invalidatesTags: ['settings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as settingsApi };
export type GetSettingApiResponse = /** status 200 The switch. */ SiteSetting;
export type GetSettingApiArg = {
  key: 'show_reviews_section';
};
export type UpdateSettingApiResponse = /** status 200 The switch as it stands now. */ SiteSetting;
export type UpdateSettingApiArg = {
  key: 'show_reviews_section';
  updateSettingRequest: UpdateSettingRequest;
};
export type SiteSettingKey = 'show_reviews_section';
export type SiteSettingValue = 'true' | 'false';
export type SiteSetting = {
  /** Null while nobody has set it. */
  id: number | null;
  key: SiteSettingKey;
  value: SiteSettingValue;
  /** Null while nobody has set it. */
  updatedAt: string | null;
};
export type FieldProblem = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names that a sentence about it may need. */
  facts?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  /** The status again. */
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field; with every 400 about fields. */
  errors?: FieldProblem[];
  /** The one field that a conflict or a rule is about. */
  field?: string;
  /** When somebody saved in between. */
  savedAt?: string;
  /** Who saved in between, where a history tells. */
  savedBy?: string;
  /** Of the room or event that came with the `Idempotency-Key` before. */
  id?: number;
  /** How many there may be. */
  limit?: number;
  /** The same as in `Retry-After`. */
  retryAfterSeconds?: number;
  /** Stable code of the cause; `checkReady` and `getMe` list them. */
  reason?: string;
};
export type UpdateSettingRequest = {
  value: SiteSettingValue;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type UpdateSettingRequestRead = {
  value: SiteSettingValue;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  /** Null while nobody has set it. */
  id?: number | null;
  key?: SiteSettingKey;
};
export const { useGetSettingQuery, useUpdateSettingMutation } = injectedRtkApi;
