import { baseApi as api } from '../base-api';
export const addTagTypes = ['auth'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: 'POST',
          body: queryArg.loginRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ['auth'],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/password`,
          method: 'PUT',
          body: queryArg.changePasswordRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      confirmPassword: build.mutation<ConfirmPasswordApiResponse, ConfirmPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/password/confirm`,
          method: 'POST',
          body: queryArg.confirmPasswordRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions` }),
        providesTags: ['auth'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions`,
          method: 'DELETE',
          params: {
            keepAccessKeys: queryArg.keepAccessKeys,
          },
        }),
        invalidatesTags: ['auth'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${encodeURIComponent(String(queryArg.sessionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['auth'],
      }),
      getInit: build.query<GetInitApiResponse, GetInitApiArg>({
        query: () => ({ url: `/api/init` }),
        providesTags: ['auth'],
      }),
      runInit: build.mutation<RunInitApiResponse, RunInitApiArg>({
        query: (queryArg) => ({
          url: `/api/init`,
          method: 'POST',
          body: queryArg.runInitRequest,
        }),
        invalidatesTags: ['auth'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as authApi };
export type LoginApiResponse = /** status 200 The account; the response sets the cookie. */ Account;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type GetMeApiResponse = /** status 200 The account that is signed in. */ Account;
export type GetMeApiArg = void;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type ConfirmPasswordApiResponse = unknown;
export type ConfirmPasswordApiArg = {
  confirmPasswordRequest: ConfirmPasswordRequest;
};
export type ListSessionsApiResponse = /** status 200 The active sessions. */ Session[];
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = {
  /** `true` keeps the access keys that the account made; otherwise they are revoked. */
  keepAccessKeys?: 'true';
};
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  sessionId: number;
};
export type GetInitApiResponse = /** status 200 Whether it can be made. */ InitState;
export type GetInitApiArg = void;
export type RunInitApiResponse = /** status 201 The account that was made. */ InitResult;
export type RunInitApiArg = {
  runInitRequest: RunInitRequest;
};
export type Account = {
  id: number;
  username: string;
  role: 'admin';
  /** True until the owner has chosen a password. */
  mustChangePassword: boolean;
  /** True while the password is a one-time password that somebody else knows: every call except the change of password is refused. */
  hasOneTimePassword: boolean;
  /** Whether it may change what the site says and how it looks; others only read that. */
  mayEditContent: boolean;
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
export type LoginRequest = {
  username: string;
  /** The first one is in `credentials.txt` of the data folder, until it is replaced. */
  password: string;
  /** `true`: the session lasts 30 days, used or not; otherwise 7 days, and 8 hours without a call. */
  staySignedIn?: boolean;
};
export type ChangePasswordRequest = {
  /** The current password. */
  currentPassword: string;
  /** Different from the current one, and not a common password. */
  newPassword: string;
  /** `true` keeps the access keys that the account made; otherwise they are revoked. */
  keepAccessKeys?: boolean;
};
export type ConfirmPasswordRequest = {
  password: string;
};
export type Session = {
  id: number;
  /** Null when unknown. */
  browser: string | null;
  /** Null when unknown. */
  system: string | null;
  startedAt: string;
  /** To within a minute. */
  lastUsedAt: string;
  /** Whether it lasts for 30 days on its device. */
  isKept: boolean;
  /** Whether it is the session of this call. */
  isCurrent: boolean;
};
export type InitState = {
  /** Whether there is no account yet. */
  available: boolean;
};
export type InitResult = {
  username: string;
  /** Only when the server generated it; it is shown only once. */
  password?: string;
};
export type RunInitRequest = {
  /** Printed on the console of the server. */
  setupCode: string;
  /** The account’s name. */
  username?: string;
  /** Generated when omitted. */
  password?: string;
};
export const {
  useLoginMutation,
  useGetMeQuery,
  useLogoutMutation,
  useChangePasswordMutation,
  useConfirmPasswordMutation,
  useListSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetInitQuery,
  useRunInitMutation,
} = injectedRtkApi;
