import { REVIEW_SENT_ID } from '@ospite/contracts/site';
import { LANGUAGES, type Language } from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';

/** Where browsers send the review form without script: the page's own address in each language. */
export const REVIEW_FORM_PATHS: readonly string[] = LANGUAGES.map((language) => pathTo('review', language));

/** The thanks that follow the form: the same page, at their place. */
export function reviewThanksPath(language: Language): string {
  return `${pathTo('review', language)}#${REVIEW_SENT_ID}`;
}
