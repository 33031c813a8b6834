import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@ospite/domain';
import { cookieValues } from '../http/cookies';
import { languageOfPath, matchPath, pathTo } from '@ospite/i18n/paths';

/** Where the browser keeps the visitor's choice, for a year. Source: decisions §2, Storing the choice. */
export const LANGUAGE_COOKIE = 'lang';
export const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

/** The language that a `Cookie` header says was chosen. */
export function storedLanguage(cookies: string | undefined): Language | undefined {
  return cookieValues(cookies, LANGUAGE_COOKIE).find(isLanguage);
}

/**
 * Where a visitor whose stored choice is another language is taken from an Italian address: the same page in their
 * language. Other addresses speak their own language whatever is stored. Source: decisions §2.
 */
export function addressInStoredLanguage(path: string, stored: Language | undefined): string | undefined {
  if (stored === undefined || stored === DEFAULT_LANGUAGE) return undefined;
  return languageOfPath(path) === DEFAULT_LANGUAGE ? addressIn(path, stored) : undefined;
}

/** The same page's address in another language; undefined for an address that no page has. */
export function addressIn(path: string, language: Language): string | undefined {
  const match = matchPath(path);
  return match && pathTo(match.page, language, match.slug);
}
