/** The four languages of the site; Italian is the default. Source: specification §1. */
export const LANGUAGES = ['it', 'en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'it';

/** Whether a text from outside names one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
