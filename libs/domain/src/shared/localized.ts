import { textProblem, type FieldProblem, type TextRules } from './forms/field-checks';
import { isBlank, textOrNull } from './forms/visible-text';
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language';

type Translation = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** A text of the property's own data in the site's languages; Italian is always there, if only empty. */
export type Localized = Readonly<{ it: string } & Partial<Record<Translation, string>>>;

/**
 * The text in the wanted language; where the translation is missing or blank, the Italian one.
 * Source: specification §1 ("a missing translation falls back to the Italian text").
 */
export function localize(text: Localized, language: Language): string {
  const translated = text[language];
  return translated && !isBlank(translated) ? translated : text.it;
}

/** The language that `localize` gives the text in: Italian where the translation is missing or blank. */
export function languageOfText(text: Localized, language: Language): Language {
  return isBlank(text[language]) ? 'it' : language;
}

/** The texts trimmed, and without translations that are blank. */
export function trimmed(text: Localized): Localized {
  const given = LANGUAGES.map((language) => [language, textOrNull(text[language])]);
  return { ...Object.fromEntries(given.filter(([, words]) => words)), it: textOrNull(text.it) ?? '' };
}

/** What is wrong with a text in several languages, of which Italian is required. */
export function localizedProblems(
  field: string,
  text: Localized,
  max: number,
  { severalLines = false } = {},
): (FieldProblem | null)[] {
  return LANGUAGES.map((language) =>
    textProblem(`${field}.${language}`, text[language] ?? null, {
      max,
      severalLines,
      isRequired: language === 'it',
    }),
  );
}

/** The name of a text's field in a language, where each language has a field: `title`, `titleEn`, … */
export type FieldIn<Field extends string, In extends Language> = In extends Translation
  ? `${Field}${Capitalize<In>}`
  : Field;

export function fieldIn<Field extends string, In extends Language>(
  field: Field,
  language: In,
): FieldIn<Field, In>;
export function fieldIn(field: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? field : field + language.charAt(0).toUpperCase() + language.slice(1);
}

/**
 * A text in several languages as forms and requests carry it: the plain field is the Italian one, which is required, the
 * others its translations. Source: specification §3, rooms.
 */
export type FlatTexts<Field extends string> = Readonly<Record<Field, string>> &
  Readonly<Record<FieldIn<Field, Translation>, string | null>>;

type AnyTexts = Readonly<Record<string, string | null>>;

/** What is wrong with a text in its fields. */
export function flatTextProblems<Field extends string>(
  field: Field,
  draft: FlatTexts<NoInfer<Field>>,
  rules: Omit<TextRules, 'isRequired'>,
): (FieldProblem | null)[];
export function flatTextProblems(
  field: string,
  draft: AnyTexts,
  rules: Omit<TextRules, 'isRequired'>,
): (FieldProblem | null)[] {
  return LANGUAGES.map((language) => {
    const name = fieldIn(field, language);
    return textProblem(name, draft[name] ?? null, { ...rules, isRequired: language === DEFAULT_LANGUAGE });
  });
}

/** The text of its fields, without the blanks around it and without translations that are blank. */
export function textOfFields<Field extends string>(field: Field, draft: FlatTexts<NoInfer<Field>>): Localized;
export function textOfFields(field: string, draft: AnyTexts): Localized {
  return trimmed(byLanguage((language) => draft[fieldIn(field, language)] ?? ''));
}

/** A text spread over its fields. */
export function fieldsOfText<Field extends string>(field: Field, text: Localized): FlatTexts<Field> {
  const fields = LANGUAGES.map((language) => [fieldIn(field, language), text[language] ?? null]);
  return Object.fromEntries(fields) as FlatTexts<Field>;
}
