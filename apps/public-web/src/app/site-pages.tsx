import type { PageName } from '@ospite/i18n/paths';
import { use, type ComponentType } from 'react';

interface LazyPage {
  /** Loads the script, once unless it fails. The page then renders without suspending, as hydration needs it. */
  readonly load: () => Promise<void>;
  readonly Page: ComponentType;
}

/** What each address of the table shows. Each page is a script of its own, which the build names after the page. */
const PAGES: Readonly<Record<PageName, LazyPage>> = {
  home: lazyPage(
    async () => (await import(/* webpackChunkName: "home" */ '../pages/home/home-page')).HomePage,
  ),
  rooms: lazyPage(
    async () => (await import(/* webpackChunkName: "rooms" */ '../pages/rooms/rooms-page')).RoomsPage,
  ),
  room: lazyPage(
    async () => (await import(/* webpackChunkName: "room" */ '../pages/room/room-page')).RoomPage,
  ),
  quote: lazyPage(
    async () => (await import(/* webpackChunkName: "quote" */ '../pages/quote/quote-page')).QuotePage,
  ),
  quoteSent: lazyPage(
    async () =>
      (await import(/* webpackChunkName: "quoteSent" */ '../pages/quote-sent/quote-sent-page')).QuoteSentPage,
  ),
  privacyPolicy: lazyPage(
    async () =>
      (await import(/* webpackChunkName: "privacyPolicy" */ '../pages/privacy-policy/privacy-policy-page'))
        .PrivacyPolicyPage,
  ),
};

export function sitePage(page: PageName): ComponentType {
  return PAGES[page].Page;
}

/** Loads the script of a page. */
export async function loadPage(page: PageName | undefined): Promise<void> {
  if (page) await PAGES[page].load();
}

function lazyPage(importPage: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;
  const load = () => {
    pending ??= importPage().then(
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
