import type { i18n } from 'i18next';
import { use, type ComponentType } from 'react';
import { useTexts } from './use-texts';

export interface LazyPage {
  /**
   * Loads the script and the texts, once unless it failed. The page then renders without suspending, as hydration needs it.
   */
  readonly load: (texts: i18n) => Promise<void>;
  readonly Page: ComponentType;
}

/** A page whose script and texts come when it is opened, or before (`load`). */
export function lazyPage(
  importPage: () => Promise<ComponentType>,
  addTexts: (texts: i18n) => Promise<unknown>,
  hasTexts: (texts: i18n) => boolean,
): LazyPage {
  let Loaded: ComponentType | undefined;
  // On the server each request has texts of its own.
  const waits = new WeakMap<i18n, { readonly pending: Promise<void>; hasFailed: boolean }>();
  const load = (texts: i18n) => {
    const begun = waits.get(texts);
    if (begun && !begun.hasFailed) return begun.pending;
    const pending = Promise.all([importPage(), addTexts(texts)]).then(
      ([Page]) => {
        Loaded = Page;
      },
      (error: unknown) => {
        wait.hasFailed = true;
        throw error;
      },
    );
    const wait = { pending, hasFailed: false };
    waits.set(texts, wait);
    return pending;
  };
  function Page() {
    const texts = useTexts();
    // React renders again after a rejected promise: with a new one each time it would ask the server without end.
    if (!Loaded || !hasTexts(texts)) use(waits.get(texts)?.pending ?? load(texts));
    return Loaded ? <Loaded /> : null;
  }
  return { load, Page };
}
