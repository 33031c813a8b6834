import { baseApi as api } from '../base-api';
export const addTagTypes = ['notices'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOwnerNotices: build.query<ListOwnerNoticesApiResponse, ListOwnerNoticesApiArg>({
        query: () => ({ url: `/api/notices` }),
        providesTags: ['notices'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as noticesApi };
export type ListOwnerNoticesApiResponse =
  /** status 200 The notices; none while all is well. */ OwnerNotice[];
export type ListOwnerNoticesApiArg = void;
export type OwnerNoticeCode =
  | 'site_offline'
  | 'email_failing'
  | 'email_to_files'
  | 'email_late'
  | 'backups_unreachable'
  | 'backup_damaged'
  | 'backup_late'
  | 'backup_unproven'
  | 'backups_on_same_disk';
export type OwnerNotice = {
  code: OwnerNoticeCode;
  /** When it began; of backups, when the newest one was made. Null when unknown, or without any backup. */
  since: string | null;
  /** When the site returns by itself; null when it does not, and for every other code. */
  until: string | null;
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
export const { useListOwnerNoticesQuery } = injectedRtkApi;
