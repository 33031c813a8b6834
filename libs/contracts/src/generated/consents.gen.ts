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
          body: queryArg.recordConsentRequest,
        }),
        invalidatesTags: ['consents'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as consentsApi };
export type RecordConsentApiResponse = unknown;
export type RecordConsentApiArg = {
  recordConsentRequest: RecordConsentRequest;
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
export type ConsentChoiceInput = {
  /** What the site cannot work without. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
};
export type RecordConsentRequest = {
  /** Version of the cookie dialog that was shown. */
  version: string;
  choice: ConsentChoiceInput;
};
export const { useRecordConsentMutation } = injectedRtkApi;
