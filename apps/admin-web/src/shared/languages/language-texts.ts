import type { Property } from '@ospite/contracts';
import { byLanguage, fieldIn, isBlank, LANGUAGES, type FieldIn, type Language } from '@ospite/domain';

/** A text as it is edited: every language has one, if only an empty one. */
export type LanguageTexts = Readonly<Record<Language, string>>;

/** A text as the API has it. */
type Texts = Property['tagline'];

/** A text in all languages, blank where it lacks one. */
export function typedTexts(texts: Texts | null): LanguageTexts {
  return byLanguage((language) => texts?.[language] ?? '');
}

/** A text that may be left out: null when no language says anything. */
export function textsOrNull(typed: LanguageTexts): Texts | null {
  return Object.values(typed).some((text) => !isBlank(text)) ? typed : null;
}

/** Languages without a text. An empty text in all languages is left out on purpose and lacks nothing. */
export function missingLanguages(values: LanguageTexts): readonly Language[] {
  const missing = LANGUAGES.filter((language) => isBlank(values[language]));
  return missing.length === LANGUAGES.length ? [] : missing;
}

/** The fields of a text by language, as the API names them: `tagline.de`. */
export function languageNames(field: string): Readonly<Record<Language, string>> {
  return byLanguage((language) => `${field}.${language}`);
}

type FlatNames<Field extends string> = Readonly<Record<Language, FieldIn<Field, Language>>>;

/** The same of a text that has a field for each language: `descriptionDe`. */
export function flatNames<Field extends string>(field: Field): FlatNames<Field> {
  return byLanguage((language) => fieldIn<Field, Language>(field, language));
}

/** The text that is typed in these fields of a form. */
export function textsIn<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: Readonly<Record<Language, Name>>,
): LanguageTexts {
  return byLanguage((language) => values[names[language]]);
}

/** One key of the catalogue for all fields of a text. */
export function flatLabels<Field extends string>(field: Field, key: string) {
  const labels = LANGUAGES.map((language) => [fieldIn(field, language), key]);
  return Object.fromEntries(labels) as Record<FieldIn<Field, Language>, string>;
}
