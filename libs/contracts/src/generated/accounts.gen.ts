import { baseApi as api } from '../base-api';
export const addTagTypes = ['accounts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAccounts: build.query<ListAccountsApiResponse, ListAccountsApiArg>({
        query: (queryArg) => ({
          url: `/api/accounts`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['accounts'],
      }),
      addAccount: build.mutation<AddAccountApiResponse, AddAccountApiArg>({
        query: (queryArg) => ({
          url: `/api/accounts`,
          method: 'POST',
          body: queryArg.addAccountRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['accounts'],
      }),
      changeContentRight: build.mutation<ChangeContentRightApiResponse, ChangeContentRightApiArg>({
        query: (queryArg) => ({
          url: `/api/accounts/${encodeURIComponent(String(queryArg.accountId))}/content-right`,
          method: 'PUT',
          body: queryArg.changeContentRightRequest,
        }),
        invalidatesTags: ['accounts'],
      }),
      deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
        query: (queryArg) => ({
          url: `/api/accounts/${encodeURIComponent(String(queryArg.accountId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['accounts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as accountsApi };
export type ListAccountsApiResponse = /** status 200 The accounts. */ ListedAccount[];
export type ListAccountsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type AddAccountApiResponse =
  /** status 201 The account with its password, which is shown only once. */ AddedAccount;
export type AddAccountApiArg = {
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With another name than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  addAccountRequest: AddAccountRequest;
};
export type ChangeContentRightApiResponse = /** status 200 The account as it is now. */ ListedAccount;
export type ChangeContentRightApiArg = {
  accountId: number;
  changeContentRightRequest: ChangeContentRightRequest;
};
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = {
  accountId: number;
};
export type ListedAccount = {
  id: number;
  username: string;
  role: 'admin';
  /** True until the owner has chosen a password. */
  mustChangePassword: boolean;
  /** True while the password is a one-time password that somebody else knows: every call except the change of password is refused. */
  hasOneTimePassword: boolean;
  /** Whether it may change what the site says and how it looks; others only read that. */
  mayEditContent: boolean;
  createdAt: string;
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
export type AddedAccount = {
  id: number;
  username: string;
  role: 'admin';
  /** True until the owner has chosen a password. */
  mustChangePassword: boolean;
  /** True while the password is a one-time password that somebody else knows: every call except the change of password is refused. */
  hasOneTimePassword: boolean;
  /** Whether it may change what the site says and how it looks; others only read that. */
  mayEditContent: boolean;
  createdAt: string;
  /** Generated; it is shown only once. */
  password: string;
};
export type AddAccountRequest = {
  /** Letters, digits, blanks and `. _ @ ' -`; compared without regard to case. */
  username: string;
};
export type ChangeContentRightRequest = {
  /** Whether the account may edit content, events and the look. */
  mayEditContent: boolean;
};
export const {
  useListAccountsQuery,
  useAddAccountMutation,
  useChangeContentRightMutation,
  useDeleteAccountMutation,
} = injectedRtkApi;
