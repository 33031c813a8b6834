import type { PageType } from '@ospite/domain';
import type { PageName } from './paths';

/** Texts that every page may need; the build joins them in one file of each language. */
export const COMMON_NAMESPACES = ['common', 'offline', 'problems', 'services'] as const;
export const COMMON_TEXTS = 'every-page';

/** Texts that only some pages need; the build writes a file of each in every language. */
export type PageNamespace =
  | 'about'
  | 'accessibility'
  | 'amenities'
  | 'breakfast'
  | 'contact'
  | 'facilities'
  | 'guide'
  | 'home'
  | 'legal'
  | 'prices'
  | 'quote'
  | 'review-form'
  | 'reviews'
  | 'rooms'
  | 'sent'
  | 'stay'
  | 'stay-facts';

/** Texts of parts that are loaded when they are used, such as the cookie dialog. */
export const PART_NAMESPACES = ['cookies', 'dates', 'legal-facts'] as const;
export type PartNamespace = (typeof PART_NAMESPACES)[number];

/** Which of them a page needs. Builds import this file as it is, so nothing in it needs compiling but types. */
export const PAGE_NAMESPACES: Readonly<Record<PageType<PageName>, readonly PageNamespace[]>> = {
  home: ['amenities', 'home', 'rooms'],
  rooms: ['amenities', 'rooms'],
  room: ['amenities', 'rooms', 'stay', 'stay-facts'],
  quote: ['quote', 'stay'],
  quoteSent: ['sent', 'stay'],
  prices: ['prices', 'stay'],
  breakfast: ['breakfast'],
  services: ['facilities'],
  guide: ['guide'],
  about: ['about'],
  contact: ['contact'],
  review: ['review-form', 'reviews'],
  privacyPolicy: ['legal'],
  cookiePolicy: ['legal'],
  terms: ['legal'],
  privacy: ['legal'],
  accessibility: ['accessibility', 'legal'],
  own: [],
};

/**
 * Address of a file of texts.
 * @param pattern of all of them, such as `/assets/site/texts/*.1a2b3c4d.json`, whose hash is that of all texts
 * @param file a namespace, or COMMON_TEXTS
 */
export function textsAddress(pattern: string, language: string, file: string): string {
  return pattern.replace('*', `${language}/${file}`);
}
