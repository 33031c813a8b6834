import type { Language } from './language';

/** A text of the property's own data in up to four languages; Italian is always there, if only empty. */
export type Localized = Readonly<{ it: string } & Partial<Record<Exclude<Language, 'it'>, string>>>;

/**
 * The text in the wanted language; where the translation is missing or blank, the Italian one.
 * Source: specification §1 ("a missing translation falls back to the Italian text").
 */
export function localize(text: Localized, language: Language): string {
  const translated = text[language];
  return translated?.trim() ? translated : text.it;
}
