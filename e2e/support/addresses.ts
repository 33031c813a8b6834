import { LANGUAGES, type Language } from '@ospite/domain';
import { addressOf as addressIn, PAGE_NAMES, type PageName } from '@ospite/i18n/paths';

/** The room of the demo that has everything: more than five pictures, both prices, links to book. */
export const A_ROOM = 'bungalow-ginepro';

/** The address of every kind of page in a language; a room's is {@link A_ROOM}. */
export function addressesIn(language: Language): string[] {
  return PAGE_NAMES.map((page) => addressOf(page, language));
}

/** The address of a page in a language; a room's is {@link A_ROOM}. */
export function addressOf(page: PageName, language: Language): string {
  return addressIn(page, language, [], A_ROOM);
}

/** Every page in every language. */
export const EVERY_PAGE = PAGE_NAMES.flatMap((page) =>
  LANGUAGES.map((language) => ({ page, language, address: addressOf(page, language) })),
);

/** Where a walk is split between the two sizes, each takes two languages; this is the tag that says which. */
export const SIZE_OF: Readonly<Record<Language, '@phone' | '@desktop'>> = {
  it: '@phone',
  en: '@desktop',
  de: '@phone',
  es: '@desktop',
};
