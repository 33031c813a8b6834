import {
  configureStore,
  createListenerMiddleware,
  isPending,
  isRejectedWithValue,
  type Middleware,
} from '@reduxjs/toolkit';
import {
  authApi,
  baseApi,
  formOfUpload,
  problemOf,
  SESSION_TAG,
  type ApiEnvironment,
} from '@ospite/contracts';
import { forgetDrafts, keepDraftsFor } from './drafts';
import { isSignedOut, wasEnded } from './session';

/**
 * The back-office's own store. When a call is refused because the session has ended, the session is loaded again, which
 * asks to sign in; afterwards what was refused is loaded again, or everything where another account has signed in.
 */
export function createOfficeStore(environment: ApiEnvironment) {
  const session = createListenerMiddleware();
  session.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch }) => {
      if (!isSignedOut(problemOf(payload)) || endpointOf(meta) === 'getMe') return;
      dispatch(authApi.util.invalidateTags([SESSION_TAG]));
    },
  });
  session.startListening({
    matcher: authApi.endpoints.getMe.matchFulfilled,
    effect: ({ payload }) => keepDraftsFor(payload.id),
  });
  session.startListening({
    matcher: authApi.endpoints.getMe.matchRejected,
    effect: ({ payload }, { getState }) => {
      const isOpen = authApi.endpoints.getMe.select()(getState() as ApiState).data !== undefined;
      if (!isOpen && wasEnded(problemOf(payload))) forgetDrafts();
    },
  });
  session.startListening({
    matcher: authApi.endpoints.login.matchFulfilled,
    effect: ({ payload: account }, { dispatch, getOriginalState, getState }) => {
      const { data: before } = authApi.endpoints.getMe.select()(getOriginalState() as ApiState);
      if (before === undefined) return;
      if (before.id !== account.id) {
        dispatch(baseApi.util.resetApiState());
        return;
      }
      const endpoints: Readonly<Record<string, unknown>> = baseApi.endpoints;
      for (const { endpointName, originalArgs } of refusedQueries(getState() as ApiState)) {
        const { initiate } = endpoints[endpointName] as typeof authApi.endpoints.getMe;
        void dispatch(initiate(originalArgs, { forceRefetch: true, subscribe: false }));
      }
    },
  });
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { formFor: formOfUpload, ...environment } },
        ...UNCHECKED,
      }).concat(uploadsDelayNothing, session.middleware, baseApi.middleware),
  });
}

/** Everything in the store is RTK Query's: looking through all of it at each action costs up to 100 ms, and finds nothing. */
const UNCHECKED = { serializableCheck: false, immutableCheck: false } as const;

const isBeginning = isPending();

/**
 * As long as any call is under way, RTK Query loads nothing again that others have changed. A batch of uploads takes
 * minutes in which the back-office is used: they are the calls without tracking, and their beginning is kept from it.
 */
const uploadsDelayNothing: Middleware = () => (next) => (action) => {
  const isUpload = isBeginning(action) && (action.meta.arg as { track?: boolean }).track === false;
  return isUpload ? action : next(action);
};

export type OfficeStore = ReturnType<typeof createOfficeStore>;

type ApiState = Parameters<ReturnType<typeof authApi.endpoints.getMe.select>>[0];

interface RefusedQuery {
  readonly endpointName: string;
  readonly originalArgs: undefined;
}

/** Reads that failed because the session had ended. */
function refusedQueries({ api }: ApiState): readonly RefusedQuery[] {
  return Object.values(api.queries).flatMap((query) =>
    query?.status === 'rejected' && query.endpointName !== 'getMe' && isSignedOut(problemOf(query.error))
      ? [{ endpointName: query.endpointName, originalArgs: query.originalArgs as undefined }]
      : [],
  );
}

function endpointOf(meta: unknown): unknown {
  const { arg } = meta as { readonly arg?: { readonly endpointName?: string } };
  return arg?.endpointName;
}
