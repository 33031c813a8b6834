import type { PageName } from '@ospite/i18n/paths';
import { use, type ComponentType } from 'react';
import { HomePage } from '../pages/home/home-page';
import { QuoteSentPage } from '../pages/quote-sent/quote-sent-page';
import { RoomPage } from '../pages/room/room-page';
import { RoomsPage } from '../pages/rooms/rooms-page';

const quote = lazyPage(
  async () => (await import(/* webpackChunkName: "quote" */ '../pages/quote/quote-page')).QuotePage,
);
const privacyPolicy = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "privacy-policy" */ '../pages/privacy-policy/privacy-policy-page'))
      .PrivacyPolicyPage,
);

/** What each address of the table shows. */
export const SITE_PAGES: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  rooms: RoomsPage,
  room: RoomPage,
  quote: quote.Page,
  quoteSent: QuoteSentPage,
  privacyPolicy: privacyPolicy.Page,
};

/** Loads the script of a page that has one of its own. */
export async function loadPage(page: PageName | undefined): Promise<void> {
  if (page === 'quote') await quote.load();
  if (page === 'privacyPolicy') await privacyPolicy.load();
}

interface LazyPage {
  /** Loads the script, once unless it fails. The page then renders without suspending, as hydration needs it. */
  readonly load: () => Promise<void>;
  readonly Page: ComponentType;
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
