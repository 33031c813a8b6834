import type { LinkedPage } from '@ospite/domain';

/** What the interface calls the pages that it links, in the order of menus and footer. Source: specification §2, Shell. */
export const PAGE_LABELS: Readonly<Record<LinkedPage, string>> = {
  home: 'common:nav.home',
  rooms: 'common:nav.rooms',
  prices: 'common:nav.prices',
  services: 'common:nav.services',
  breakfast: 'common:footer.breakfast',
  guide: 'common:nav.guide',
  about: 'common:nav.about',
  contact: 'common:nav.contact',
  quote: 'common:nav.quote',
  review: 'common:footer.review',
  privacyPolicy: 'common:footer.privacy',
  privacy: 'common:footer.guestPrivacy',
  cookiePolicy: 'common:footer.cookiePolicy',
  terms: 'common:footer.terms',
  accessibility: 'common:footer.accessibility',
};

/** Those pages: home, what menus link, a review, the legal ones. */
export const LABELLED_PAGES = Object.keys(PAGE_LABELS) as readonly LinkedPage[];

/** Whether the interface has a name for a page: not for a room's, nor for those that the owner adds. */
export const isLabelled = (page: string): page is LinkedPage => page in PAGE_LABELS;
