import { addPageTexts, hasPageTexts } from '@ospite/i18n';
import type { PageName } from '@ospite/i18n/paths';
import type { i18n } from 'i18next';
import { use, type ComponentType } from 'react';
import { useTexts } from '../shared/loading/use-texts';

interface LazyPage {
  /**
   * Loads the script and the texts, once unless it failed. The page then renders without suspending, as hydration needs it.
   */
  readonly load: (texts: i18n) => Promise<void>;
  readonly Page: ComponentType;
}

/** What each address of the table shows. Each page is a script of its own, which the build names after the page. */
const PAGES: Readonly<Record<PageName, LazyPage>> = {
  home: lazyPage(
    'home',
    async () => (await import(/* webpackChunkName: "home" */ '../pages/home/home-page')).HomePage,
  ),
  rooms: lazyPage(
    'rooms',
    async () => (await import(/* webpackChunkName: "rooms" */ '../pages/rooms/rooms-page')).RoomsPage,
  ),
  room: lazyPage(
    'room',
    async () => (await import(/* webpackChunkName: "room" */ '../pages/room/room-page')).RoomPage,
  ),
  quote: lazyPage(
    'quote',
    async () => (await import(/* webpackChunkName: "quote" */ '../pages/quote/quote-page')).QuotePage,
  ),
  quoteSent: lazyPage(
    'quoteSent',
    async () =>
      (await import(/* webpackChunkName: "quoteSent" */ '../pages/quote-sent/quote-sent-page')).QuoteSentPage,
  ),
  privacyPolicy: lazyPage(
    'privacyPolicy',
    async () =>
      (await import(/* webpackChunkName: "privacyPolicy" */ '../pages/privacy-policy/privacy-policy-page'))
        .PrivacyPolicyPage,
  ),
  prices: lazyPage(
    'prices',
    async () => (await import(/* webpackChunkName: "prices" */ '../pages/prices/prices-page')).PricesPage,
  ),
  breakfast: lazyPage(
    'breakfast',
    async () =>
      (await import(/* webpackChunkName: "breakfast" */ '../pages/breakfast/breakfast-page')).BreakfastPage,
  ),
  services: lazyPage(
    'services',
    async () =>
      (await import(/* webpackChunkName: "services" */ '../pages/services/services-page')).ServicesPage,
  ),
  guide: lazyPage(
    'guide',
    async () => (await import(/* webpackChunkName: "guide" */ '../pages/guide/guide-page')).GuidePage,
  ),
  about: lazyPage(
    'about',
    async () => (await import(/* webpackChunkName: "about" */ '../pages/about/about-page')).AboutPage,
  ),
  contact: lazyPage(
    'contact',
    async () => (await import(/* webpackChunkName: "contact" */ '../pages/contact/contact-page')).ContactPage,
  ),
  review: lazyPage(
    'review',
    async () => (await import(/* webpackChunkName: "review" */ '../pages/review/review-page')).ReviewPage,
  ),
  cookiePolicy: lazyPage(
    'cookiePolicy',
    async () =>
      (await import(/* webpackChunkName: "cookiePolicy" */ '../pages/cookie-policy/cookie-policy-page'))
        .CookiePolicyPage,
  ),
  terms: lazyPage(
    'terms',
    async () => (await import(/* webpackChunkName: "terms" */ '../pages/terms/terms-page')).TermsPage,
  ),
  privacy: lazyPage(
    'privacy',
    async () => (await import(/* webpackChunkName: "privacy" */ '../pages/privacy/privacy-page')).PrivacyPage,
  ),
  accessibility: lazyPage(
    'accessibility',
    async () =>
      (await import(/* webpackChunkName: "accessibility" */ '../pages/accessibility/accessibility-page'))
        .AccessibilityPage,
  ),
};

export function sitePage(page: PageName): ComponentType {
  return PAGES[page].Page;
}

/** Loads the script of a page, and its texts into `texts`. */
export async function loadPage(page: PageName | undefined, texts: i18n): Promise<void> {
  if (page) await PAGES[page].load(texts);
}

function lazyPage(name: PageName, importPage: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  // The server has texts of each request.
  const waits = new WeakMap<i18n, { readonly pending: Promise<void>; hasFailed: boolean }>();
  const load = (texts: i18n) => {
    const begun = waits.get(texts);
    if (begun && !begun.hasFailed) return begun.pending;
    const pending = Promise.all([importPage(), addPageTexts(texts, name)]).then(
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
    // React renders again when a wait has failed: with a new promise it would wait, and ask the server, without end.
    if (!Loaded || !hasPageTexts(texts, name)) use(waits.get(texts)?.pending ?? load(texts));
    return Loaded ? <Loaded /> : null;
  }
  return { load, Page };
}
