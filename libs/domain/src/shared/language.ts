/** The languages of the site; Italian is the default. Source: specification §1. */
export const LANGUAGES = ['it', 'en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = 'it' as const satisfies Language;

/** Whether a text from outside names one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** A value for each language. */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  const entries = LANGUAGES.map((language) => [language, valueOf(language)]);
  return Object.fromEntries(entries) as Record<Language, Value>;
}
