import { configureStore } from '@reduxjs/toolkit';
import { baseApi, type ApiEnvironment } from '@ospite/contracts';
import { KEY_HEADER, type KeyHolder } from './key-holder';

/** A store of the panel's own; once it is unlocked every call carries the key. */
export function createPanelStore(environment: ApiEnvironment, keyHolder: KeyHolder) {
  const headers = (): Readonly<Record<string, string>> =>
    keyHolder.key === '' ? {} : { [KEY_HEADER]: keyHolder.key };
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { ...environment, headers } } }).concat(baseApi.middleware),
  });
}

export type PanelStore = ReturnType<typeof createPanelStore>;
