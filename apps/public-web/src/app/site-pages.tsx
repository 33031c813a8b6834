import type { PageName } from '@ospite/i18n/paths';
import { use, type ComponentType } from 'react';

interface LazyPage {
  /** Loads the script, once unless it failed. The page then renders without suspending, as hydration needs it. */
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
  let hasFailed = false;
  const load = () => {
    if (pending && !hasFailed) return pending;
    hasFailed = false;
    pending = importPage().then(
      (Page) => {
        Loaded = Page;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return pending;
  };
  function Page() {
    // React renders again when a wait has failed: with a new promise it would wait, and ask the server, without end.
    if (!Loaded) use(pending ?? load());
    return Loaded ? <Loaded /> : null;
  }
  return { load, Page };
}
