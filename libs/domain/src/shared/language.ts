/** The four languages of the site; Italian is the default. Source: specification §1. */
export const LANGUAGES = ['it', 'en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'it';

/** Whose dates and numbers a language uses; a bare `en` would be American. */
export const LOCALES: Readonly<Record<Language, string>> = {
  it: 'it-IT',
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
};

/** Whether a text from outside names one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
