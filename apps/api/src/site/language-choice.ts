import { LANGUAGE_COOKIE_SECONDS, LANGUAGE_KEY } from '@ospite/contracts/site';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@ospite/domain';
import { languageOfPath, matchPath, pathTo } from '@ospite/i18n/paths';
import { storedLanguage } from '@ospite/server/headers';
import type { Request } from 'express';

/** The one address that used to serve every language but Italian. Source: specification §10, Addresses. */
const FORMERLY_SHARED = pathTo('review', 'en');

/**
 * Where a visitor who has chosen another language is taken from an Italian address, and from `/reviews`: to the same page
 * in that language. Other addresses speak their own language whatever is stored. Source: specification §10.
 */
function addressInStoredLanguage(path: string, stored: Language | undefined): string | undefined {
  if (stored === undefined || stored === DEFAULT_LANGUAGE) return undefined;
  const spoken = languageOfPath(path);
  const isLeft = spoken === DEFAULT_LANGUAGE || (path === FORMERLY_SHARED && spoken !== stored);
  return isLeft ? addressIn(path, stored) : undefined;
}

/** The same page's address in another language; undefined when the address has no page. */
function addressIn(path: string, language: Language): string | undefined {
  const match = matchPath(path);
  return match && pathTo(match.page, language, match.slug);
}

/** How the site's addresses follow the language that a visitor chose. Source: specification §10. */
export const LANGUAGE_CHOICE = {
  name: LANGUAGE_KEY,
  cookieSeconds: LANGUAGE_COOKIE_SECONDS,
  addressIn,
  addressInStoredLanguage,
};

/** Whether a stored choice leads from an address to another one. @param cookies the `Cookie` header */
export function leadsToStoredLanguage(address: string, cookies: string | undefined): boolean {
  return addressInStoredLanguage(address, storedLanguage(cookies, LANGUAGE_KEY)) !== undefined;
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
