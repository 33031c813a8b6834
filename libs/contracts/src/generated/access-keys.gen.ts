import { baseApi as api } from '../base-api';
export const addTagTypes = ['access-keys'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAccessKeys: build.query<ListAccessKeysApiResponse, ListAccessKeysApiArg>({
        query: (queryArg) => ({
          url: `/api/access-keys`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['access-keys'],
      }),
      createAccessKey: build.mutation<CreateAccessKeyApiResponse, CreateAccessKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/access-keys`,
          method: 'POST',
          body: queryArg.createAccessKeyRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['access-keys'],
      }),
      deleteAccessKey: build.mutation<DeleteAccessKeyApiResponse, DeleteAccessKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/access-keys/${encodeURIComponent(String(queryArg.accessKeyId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['access-keys'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as accessKeysApi };
export type ListAccessKeysApiResponse = /** status 200 The keys. */ AccessKey[];
export type ListAccessKeysApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type CreateAccessKeyApiResponse =
  /** status 201 The key with its secret, which is shown only once. */ CreatedAccessKey;
export type CreateAccessKeyApiArg = {
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With other fields than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  createAccessKeyRequest: CreateAccessKeyRequest;
};
export type DeleteAccessKeyApiResponse = unknown;
export type DeleteAccessKeyApiArg = {
  accessKeyId: number;
};
export type AccessKeyScope = 'read' | 'read-write';
export type AccessKey = {
  id: number;
  name: string;
  /** `read` allows the owner’s reads, `read-write` their other calls too. */
  scope: AccessKeyScope;
  /** The name of the account that made it; it is revoked with that account. */
  createdBy: string;
  createdAt: string;
  /** To within a minute; null before the first use. */
  lastUsedAt: string | null;
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
export type CreatedAccessKey = {
  id: number;
  name: string;
  /** `read` allows the owner’s reads, `read-write` their other calls too. */
  scope: AccessKeyScope;
  /** The name of the account that made it; it is revoked with that account. */
  createdBy: string;
  createdAt: string;
  /** To within a minute; null before the first use. */
  lastUsedAt: string | null;
  /** The key itself, for `Authorization: Bearer …`. It is shown only once and stored nowhere. */
  secret: string;
};
export type CreateAccessKeyRequest = {
  /** What the program is called; histories show it. */
  name: string;
  /** `read` allows the owner’s reads, `read-write` their other calls too. */
  scope: AccessKeyScope;
};
export const { useListAccessKeysQuery, useCreateAccessKeyMutation, useDeleteAccessKeyMutation } =
  injectedRtkApi;
