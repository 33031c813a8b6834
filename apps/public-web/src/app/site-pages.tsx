import { pageTypeOf, type PageType } from '@ospite/domain';
import { addPageTexts, hasPageTexts } from '@ospite/i18n';
import type { PageName } from '@ospite/i18n/paths';
import { lazyPage, type LazyPage } from '@ospite/site-engine';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';

/** What each address shows. Each page is a script of its own, which the build names after the page. */
const PAGES: Readonly<Record<PageType<PageName>, LazyPage>> = {
  home: lazySitePage(
    'home',
    async () => (await import(/* webpackChunkName: "home" */ '../pages/home/home-page')).HomePage,
  ),
  rooms: lazySitePage(
    'rooms',
    async () => (await import(/* webpackChunkName: "rooms" */ '../pages/rooms/rooms-page')).RoomsPage,
  ),
  room: lazySitePage(
    'room',
    async () => (await import(/* webpackChunkName: "room" */ '../pages/room/room-page')).RoomPage,
  ),
  quote: lazySitePage(
    'quote',
    async () => (await import(/* webpackChunkName: "quote" */ '../pages/quote/quote-page')).QuotePage,
  ),
  quoteSent: lazySitePage(
    'quoteSent',
    async () =>
      (await import(/* webpackChunkName: "quoteSent" */ '../pages/quote-sent/quote-sent-page')).QuoteSentPage,
  ),
  privacyPolicy: lazySitePage(
    'privacyPolicy',
    async () =>
      (await import(/* webpackChunkName: "privacyPolicy" */ '../pages/legal/legal-pages')).PrivacyPolicyPage,
  ),
  prices: lazySitePage(
    'prices',
    async () => (await import(/* webpackChunkName: "prices" */ '../pages/prices/prices-page')).PricesPage,
  ),
  breakfast: lazySitePage(
    'breakfast',
    async () =>
      (await import(/* webpackChunkName: "breakfast" */ '../pages/breakfast/breakfast-page')).BreakfastPage,
  ),
  services: lazySitePage(
    'services',
    async () =>
      (await import(/* webpackChunkName: "services" */ '../pages/services/services-page')).ServicesPage,
  ),
  guide: lazySitePage(
    'guide',
    async () => (await import(/* webpackChunkName: "guide" */ '../pages/guide/guide-page')).GuidePage,
  ),
  about: lazySitePage(
    'about',
    async () => (await import(/* webpackChunkName: "about" */ '../pages/about/about-page')).AboutPage,
  ),
  contact: lazySitePage(
    'contact',
    async () => (await import(/* webpackChunkName: "contact" */ '../pages/contact/contact-page')).ContactPage,
  ),
  review: lazySitePage(
    'review',
    async () => (await import(/* webpackChunkName: "review" */ '../pages/review/review-page')).ReviewPage,
  ),
  cookiePolicy: lazySitePage(
    'cookiePolicy',
    async () =>
      (await import(/* webpackChunkName: "cookiePolicy" */ '../pages/legal/legal-pages')).CookiePolicyPage,
  ),
  terms: lazySitePage(
    'terms',
    async () => (await import(/* webpackChunkName: "terms" */ '../pages/legal/legal-pages')).TermsPage,
  ),
  privacy: lazySitePage(
    'privacy',
    async () => (await import(/* webpackChunkName: "privacy" */ '../pages/legal/legal-pages')).PrivacyPage,
  ),
  own: lazySitePage(
    'own',
    async () => (await import(/* webpackChunkName: "own" */ '../pages/own/own-page')).OwnPage,
  ),
  accessibility: lazySitePage(
    'accessibility',
    async () =>
      (await import(/* webpackChunkName: "accessibility" */ '../pages/legal/legal-pages')).AccessibilityPage,
  ),
};

/** What stands at an address without a page; its texts are common ones. */
const NOT_FOUND = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "notFound" */ '../pages/not-found/not-found-page')).NotFoundPage,
  async () => undefined,
  () => true,
);

const lazyPageOf = (page: PageName | undefined) => (page ? PAGES[pageTypeOf(page)] : NOT_FOUND);

/** @param page undefined for an address without one */
export function sitePage(page: PageName | undefined): ComponentType {
  return lazyPageOf(page).Page;
}

/** Loads the script of a page, and its texts into `texts`. @param page as above */
export async function loadPage(page: PageName | undefined, texts: i18n): Promise<void> {
  await lazyPageOf(page).load(texts);
}

function lazySitePage(name: PageType<PageName>, importPage: () => Promise<ComponentType>): LazyPage {
  return lazyPage(
    importPage,
    (texts) => addPageTexts(texts, name),
    (texts) => hasPageTexts(texts, name),
  );
}
