import { use, type ComponentType } from 'react';

/** A page whose script comes when it is needed. */
export interface LazyPage {
  /** Brings the script; once it is there the page is drawn without a pause. */
  readonly load: () => Promise<void>;
  readonly Page: ComponentType;
}

/** Makes a page of its loader, which is called once unless it fails. */
export function lazyPage(bring: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;
  const load = () => {
    pending ??= bring().then(
      (Page) => {
        Loaded = Page;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  function Page() {
    if (!Loaded) use(load());
    return Loaded ? <Loaded /> : null;
  }
  return { load, Page };
}
