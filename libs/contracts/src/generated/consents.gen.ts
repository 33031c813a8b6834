import { baseApi as api } from '../base-api';
export const addTagTypes = ['consents'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      recordConsent: build.mutation<RecordConsentApiResponse, RecordConsentApiArg>({
        query: (queryArg) => ({
          url: `/api/consents`,
          method: 'POST',
          body: queryArg.recordConsentDto,
        }),
        invalidatesTags: ['consents'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as consentsApi };
export type RecordConsentApiResponse = unknown;
export type RecordConsentApiArg = {
  recordConsentDto: RecordConsentDto;
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
export type ConsentChoiceDto = {
  /** What the site cannot work without. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
};
export type RecordConsentDto = {
  /** Of the cookie dialog that was shown. */
  version: string;
  choice: ConsentChoiceDto;
};
export const { useRecordConsentMutation } = injectedRtkApi;
