import { LANGUAGE_COOKIE_SECONDS, LANGUAGE_KEY } from '@ospite/contracts/site';
import { DEFAULT_LANGUAGE, isLanguage, isSlug, type Language } from '@ospite/domain';
import { addressOf, languageOfPath, matchPath, pathTo, type AddressedPage } from '@ospite/i18n/paths';
import { storedLanguage } from '@ospite/server/headers';
import type { Request } from 'express';

/** The one address that used to serve every language but Italian. Source: specification §10, Addresses. */
const FORMERLY_SHARED = pathTo('review', 'en');

/**
 * Where a visitor who has chosen another language is taken from an Italian address, and from `/reviews`: to the same page
 * in that language. Other addresses speak their own language whatever is stored. Source: specification §10.
 */
function isLeft(path: string, stored: Language | undefined): stored is Language {
  if (stored === undefined || stored === DEFAULT_LANGUAGE) return false;
  const spoken = languageOfPath(path);
  return spoken === DEFAULT_LANGUAGE || (path === FORMERLY_SHARED && spoken !== stored);
}

/** How the site's addresses follow the language that a visitor chose. Source: specification §10. @param written the pages that have content */
export function languageChoice(written: readonly AddressedPage[]) {
  const addressIn = (path: string, language: Language) => {
    const match = matchPath(path, written);
    return match && addressOf(match.page, language, written, match.slug);
  };
  return {
    name: LANGUAGE_KEY,
    cookieSeconds: LANGUAGE_COOKIE_SECONDS,
    addressIn,
    addressInStoredLanguage: (path: string, stored: Language | undefined) =>
      isLeft(path, stored) ? addressIn(path, stored) : undefined,
  };
}

/**
 * Whether a stored choice leads from an address to another one; also where that is the owner's to say, and may not be so.
 * @param cookies the `Cookie` header
 */
export function leadsToStoredLanguage(address: string, cookies: string | undefined): boolean {
  const mayBePage = matchPath(address) !== undefined || isSlug(address.slice(1));
  return mayBePage && isLeft(address, storedLanguage(cookies, LANGUAGE_KEY));
}

/** The visitor's language: the stored choice, else the first of the browser's languages that the site has, else Italian. */
export function visitorLanguage(request: Request): Language {
  return (
    storedLanguage(request.headers.cookie, LANGUAGE_KEY) ??
    request
      .acceptsLanguages()
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .find(isLanguage) ??
    DEFAULT_LANGUAGE
  );
}
