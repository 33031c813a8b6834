import { configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { authApi, baseApi, problemOf, SESSION_TAG, type ApiEnvironment } from '@ospite/contracts';

/** Asking who is signed in may be answered by "nobody"; every other call needs somebody. */
const NOT_SIGNED_IN = 'account.not_signed_in';

/** A store of the back-office's own; when a call finds the session ended, the session is looked at again. */
export function createOfficeStore(environment: ApiEnvironment) {
  const sessionEnd = createListenerMiddleware();
  sessionEnd.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch }) => {
      if (problemOf(payload).code !== NOT_SIGNED_IN || endpointOf(meta) === 'getMe') return;
      dispatch(authApi.util.invalidateTags([SESSION_TAG]));
    },
  });
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment } }).concat(sessionEnd.middleware, baseApi.middleware),
  });
}

export type OfficeStore = ReturnType<typeof createOfficeStore>;

function endpointOf(meta: unknown): unknown {
  const { arg } = meta as { readonly arg?: { readonly endpointName?: string } };
  return arg?.endpointName;
}
