import { configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { authApi, baseApi, problemOf, SESSION_TAG, type ApiEnvironment } from '@ospite/contracts';

const NOT_SIGNED_IN = 'account.not_signed_in';

/** The back-office's own store; when a call is refused because the session has ended, the session is loaded again. */
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
