import { QUOTE_REF } from '@ospite/contracts/site';
import { LANGUAGES, type Language } from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';

/** Where browsers send the quote form without script: the page's own address in each language. */
export const QUOTE_FORM_PATHS: readonly string[] = LANGUAGES.map((language) => pathTo('quote', language));

/** Where a form leads that was taken. @param ref tells the page what was sent */
export function pageAfterSending(language: Language, ref: string): string {
  return `${pathTo('quoteSent', language)}?${QUOTE_REF}=${ref}`;
}
