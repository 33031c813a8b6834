import { LANGUAGES, type Language } from '@ospite/domain';
import { languageOfPath, pathTo } from '@ospite/i18n/paths';

/** Where browsers send the quote form without script: the page's own address in each language. */
export const QUOTE_FORM_PATHS: readonly string[] = LANGUAGES.map((language) => pathTo('quote', language));

/** The language of a form by its address, and the page that follows it. */
export function quoteFormAt(path: string): { readonly language: Language; readonly nextPage: string } {
  const language = languageOfPath(path);
  return { language, nextPage: pathTo('quoteSent', language) };
}
