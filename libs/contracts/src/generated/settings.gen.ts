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
          body: queryArg.updateSiteSettingDto,
        }),
        invalidatesTags: ['settings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as settingsApi };
export type GetSettingApiResponse = /** status 200  */ SiteSettingAnswer;
export type GetSettingApiArg = {
  key: 'show_reviews_section';
};
export type UpdateSettingApiResponse = /** status 200  */ SiteSettingAnswer;
export type UpdateSettingApiArg = {
  key: 'show_reviews_section';
  updateSiteSettingDto: UpdateSiteSettingDto;
};
export type SiteSettingKey = 'show_reviews_section';
export type SiteSettingValue = 'true' | 'false';
export type SiteSettingAnswer = {
  key: SiteSettingKey;
  value: SiteSettingValue;
  /** Null while nobody has set it */
  updatedAt: string | null;
};
export type FieldProblemDto = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names a sentence about it may need. */
  facts?: {
    [key: string]: string | number;
  };
};
export type ProblemDto = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field. */
  errors?: FieldProblemDto[];
};
export type UpdateSiteSettingDto = {
  value: SiteSettingValue;
  /** The state the change was made on: 409 if somebody saved in between. */
  updatedAt?: string;
};
export const { useGetSettingQuery, useUpdateSettingMutation } = injectedRtkApi;
