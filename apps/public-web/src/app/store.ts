import { baseApi, propertyApi, type ApiEnvironment } from '@ospite/contracts';
import { configureStore } from '@reduxjs/toolkit';
import { visitSlice } from '../shared/visit/visit-slice';

/** A store of its own for each page that is rendered, and one for each visit in a browser. */
export function createStore(environment: ApiEnvironment) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, [visitSlice.reducerPath]: visitSlice.reducer },
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: environment },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  });
}

export type SiteStore = ReturnType<typeof createStore>;

/** An answer that the server has read and the browser need not read again. */
export interface KnownAnswer {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: unknown;
}

/** All answers that a store holds. */
export function answersOf(store: SiteStore): KnownAnswer[] {
  return Object.values(store.getState()[baseApi.reducerPath].queries).flatMap((query) =>
    query?.status === 'fulfilled' && query.endpointName
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
}

/** Puts answers into a fresh store, as if it had read them itself. */
export function takeAnswers(store: SiteStore, answers: readonly KnownAnswer[]): void {
  // The names and shapes are those that `answersOf` found in a store of the same build.
  store.dispatch(
    propertyApi.util.upsertQueryEntries(
      answers as unknown as Parameters<typeof propertyApi.util.upsertQueryEntries>[0],
    ),
  );
}
