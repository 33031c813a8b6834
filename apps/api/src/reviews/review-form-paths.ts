import { REVIEW_SENT_ID } from '@ospite/contracts/site';
import { LANGUAGES, type Language } from '@ospite/domain';
import { languageOfPath, pathTo } from '@ospite/i18n/paths';

/** Where browsers send the review form without script: the page's own address in each language. */
export const REVIEW_FORM_PATHS: readonly string[] = LANGUAGES.map((language) => pathTo('review', language));

/** The language of a form by its address, and the thanks that follow it: the same page, at their place. */
export function reviewFormAt(path: string): { readonly language: Language; readonly nextPage: string } {
  const language = languageOfPath(path);
  return { language, nextPage: `${pathTo('review', language)}#${REVIEW_SENT_ID}` };
}
