import {
  baseApi,
  guestApi,
  type ApiEnvironment,
  type ContentPage,
  type Event as LocalEvent,
  type Pricing,
  type Property,
  type Room,
  type RoomDetail,
} from '@ospite/contracts/guest';
import { configureStore } from '@reduxjs/toolkit';
import { visitSlice } from '../shared/visit/visit-slice';

/** Each render has a store of its own, and so has each visit in a browser. */
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

/** What the server has read of the API, so that the browser need not read it again. */
export interface CachedRead {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: unknown;
}

export function cachedReads(store: SiteStore): CachedRead[] {
  return Object.values(store.getState()[baseApi.reducerPath].queries).flatMap((query) =>
    query?.status === 'fulfilled' && query.endpointName
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
}

/** What pages are made and links are prefetched with, by operation. */
interface ReadValues {
  readonly getProperty: Property;
  readonly listContentPages: readonly ContentPage[];
  readonly listRooms: readonly Room[];
  readonly listPrices: readonly Pricing[];
  readonly getRoom: RoomDetail;
  readonly listEvents: readonly LocalEvent[];
}

/** What was read by this operation, in the one language of the store; undefined where it was not, or not with success. */
export function readValue<Operation extends keyof ReadValues>(store: SiteStore, operation: Operation) {
  const read = cachedReads(store).find(({ endpointName }) => endpointName === operation);
  return read?.value as ReadValues[Operation] | undefined;
}

/** Fills a new store with what another one has read. */
export function restoreReads(store: SiteStore, reads: readonly CachedRead[]): void {
  // The names and shapes are those that `cachedReads` found in a store of the same build.
  store.dispatch(
    guestApi.util.upsertQueryEntries(
      reads as unknown as Parameters<typeof guestApi.util.upsertQueryEntries>[0],
    ),
  );
}
