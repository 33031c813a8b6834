import { LANGUAGES, type Language } from '@ospite/domain';
import { languageOfPath, pathTo } from '@ospite/i18n/paths';

/** Where browsers send the quote form to when no script runs: the page's own address in each language. */
export const QUOTE_FORM_ADDRESSES: readonly string[] = LANGUAGES.map((language) => pathTo('quote', language));

/** The language of a form by its address, and the page that follows it. */
export function quoteFormAt(address: string): { readonly language: Language; readonly sentAddress: string } {
  const language = languageOfPath(address);
  return { language, sentAddress: pathTo('quoteSent', language) };
}
