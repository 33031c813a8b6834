import type { Property } from '@ospite/contracts';
import { LANGUAGES, type Language } from '@ospite/domain';

/** A text as it is edited: every language has one, if only an empty one. */
export type LanguageTexts = Readonly<Record<Language, string>>;

/** A text as the API has it. */
type Texts = Property['tagline'];

/** A text in all four languages, blank where it lacks one. */
export function typedTexts(texts: Texts | null): LanguageTexts {
  return { it: '', en: '', de: '', es: '', ...texts };
}

/** A text that may be left out: null when no language says anything. */
export function textsOrNull(typed: LanguageTexts): Texts | null {
  return Object.values(typed).some((text) => text.trim() !== '') ? typed : null;
}

/** Languages without a text. An empty text in all languages is left out on purpose and lacks nothing. */
export function missingLanguages(values: LanguageTexts): readonly Language[] {
  const missing = LANGUAGES.filter((language) => values[language].trim() === '');
  return missing.length === LANGUAGES.length ? [] : missing;
}

/** The fields of a text by language, as the API names them: `tagline.de`. */
export function languageNames(field: string) {
  return { it: `${field}.it`, en: `${field}.en`, de: `${field}.de`, es: `${field}.es` } as const;
}

/** The same of a text that has a field for each language: `descriptionDe`. */
export function flatNames<Field extends string>(field: Field) {
  return { it: field, en: `${field}En`, de: `${field}De`, es: `${field}Es` } as const;
}
