import { authApi as generatedApi } from '../generated/auth.gen';

export type { Account, InitResult, Session } from '../generated/auth.gen';

/** Who is signed in; `INIT` is whether a first account can be created. */
export const SESSION_TAG = { type: 'auth', id: 'SESSION' } as const;
const SESSIONS_TAG = { type: 'auth', id: 'SESSIONS' } as const;
const INIT_TAG = { type: 'auth', id: 'INIT' } as const;

/** Signing in and out. After a logout the caller empties the whole cache, which holds what only the owner may see. */
export const authApi = generatedApi.enhanceEndpoints({ addTagTypes: ['access-keys'] }).enhanceEndpoints({
  endpoints: {
    getMe: { providesTags: [SESSION_TAG] },
    getInit: { providesTags: [INIT_TAG] },
    login: { invalidatesTags: (account) => (account ? [SESSION_TAG] : []) },
    logout: { invalidatesTags: [] },
    confirmPassword: { invalidatesTags: [] },
    changePassword: {
      invalidatesTags: (_nothing, problem) => (problem ? [] : [SESSION_TAG, SESSIONS_TAG, 'access-keys']),
    },
    listSessions: { providesTags: [SESSIONS_TAG] },
    endSession: { invalidatesTags: [SESSIONS_TAG] },
    endOtherSessions: { invalidatesTags: [SESSIONS_TAG, 'access-keys'] },
    runInit: { invalidatesTags: [INIT_TAG] },
  },
});

export const {
  useGetMeQuery,
  useLoginMutation,
  useLogoutMutation,
  useChangePasswordMutation,
  useConfirmPasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetInitQuery,
  useRunInitMutation,
} = authApi;
