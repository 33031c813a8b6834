import { configureStore } from '@reduxjs/toolkit';
import { baseApi, type ApiEnvironment } from '@ospite/contracts';

/** The header that carries the key on calls without a body for it. Source: specification §12. */
export const KEY_HEADER = 'X-Super-Admin-Key';

/**
 * Keeps the super-admin key only in memory: a reload or a logout forgets it, and nothing else can read it.
 * Source: specification §12.
 */
export class KeyHolder {
  #key = '';

  /** The key; empty while the panel is locked. */
  get key(): string {
    return this.#key;
  }

  hold(key: string): void {
    this.#key = key;
  }

  forget(): void {
    this.#key = '';
  }
}

/** The panel's own store; once it is unlocked, every call carries the key. */
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
