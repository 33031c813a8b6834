import { DEFAULT_LANGUAGE, type Language } from '@ospite/domain';
import { languageOfPath, matchPath, pathTo } from '@ospite/i18n/paths';

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
