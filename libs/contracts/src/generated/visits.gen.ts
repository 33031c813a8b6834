import { baseApi as api } from '../base-api';
export const addTagTypes = ['visits'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      recordVisit: build.mutation<RecordVisitApiResponse, RecordVisitApiArg>({
        query: (queryArg) => ({
          url: `/api/visits`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['visits'],
      }),
      countVisits: build.query<CountVisitsApiResponse, CountVisitsApiArg>({
        query: () => ({ url: `/api/visits/count` }),
        providesTags: ['visits'],
      }),
      listVisitDays: build.query<ListVisitDaysApiResponse, ListVisitDaysApiArg>({
        query: (queryArg) => ({
          url: `/api/visits/series`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['visits'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as visitsApi };
export type RecordVisitApiResponse = unknown;
export type RecordVisitApiArg = {
  body: object;
};
export type CountVisitsApiResponse = /** status 200 The numbers. */ VisitCount;
export type CountVisitsApiArg = void;
export type ListVisitDaysApiResponse = /** status 200 The days. */ VisitDay[];
export type ListVisitDaysApiArg = {
  /** First day; without it, 30 days up to the last. */
  from?: string;
  /** Last day; without it, today at the property. */
  to?: string;
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
export type VisitCount = {
  totalVisits: number;
  /** Unique visitors of each day, added up: nobody is recognised on another day. */
  uniqueVisits: number;
};
export type CountsByLanguage = {
  it: number;
  en: number;
  de: number;
  es: number;
};
export type VisitDay = {
  day: string;
  visits: number;
  /** Unique visitors of the day. */
  visitors: number;
  /** Visits by language: it, en, de, es. */
  byLanguage: CountsByLanguage;
};
export const { useRecordVisitMutation, useCountVisitsQuery, useListVisitDaysQuery } = injectedRtkApi;
