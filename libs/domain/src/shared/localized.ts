import { textProblem, type FieldProblem, type TextRules } from './forms/field-checks';
import { LANGUAGES, type Language } from './language';

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

/** The language that `localize` gives the text in: Italian where the translation is missing or blank. */
export function languageOfText(text: Localized, language: Language): Language {
  return text[language]?.trim() ? language : 'it';
}

/** The texts without the blanks around them, and without translations that are blank. */
export function trimmed(text: Localized): Localized {
  const told = LANGUAGES.map((language) => [language, text[language]?.trim() ?? '']);
  return { ...Object.fromEntries(told.filter(([, words]) => words)), it: text.it.trim() };
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

/**
 * A text in several languages as forms and requests carry it: the plain field is the Italian one, which is required, the
 * others its translations. Source: specification §3, rooms.
 */
export type FlatTexts<Field extends string> = Readonly<Record<Field, string>> &
  Readonly<Record<`${Field}${'En' | 'De' | 'Es'}`, string | null>>;

type AnyTexts = Readonly<Record<string, string | null>>;

const ENDINGS = ['En', 'De', 'Es'] as const;

/** What is wrong with a text in its four fields. */
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
  return [
    textProblem(field, draft[field] ?? null, { ...rules, isRequired: true }),
    ...ENDINGS.map((ending) => textProblem(field + ending, draft[field + ending] ?? null, rules)),
  ];
}

/** The text of four fields, without the blanks around it and without translations that are blank. */
export function textOfFields<Field extends string>(field: Field, draft: FlatTexts<NoInfer<Field>>): Localized;
export function textOfFields(field: string, draft: AnyTexts): Localized {
  const [en, de, es] = ENDINGS.map((ending) => draft[field + ending] ?? '');
  return trimmed({ it: draft[field] ?? '', en: en ?? '', de: de ?? '', es: es ?? '' });
}

/** A text spread over its four fields. */
export function fieldsOfText<Field extends string>(field: Field, text: Localized): FlatTexts<Field> {
  return {
    [field]: text.it,
    [`${field}En`]: text.en ?? null,
    [`${field}De`]: text.de ?? null,
    [`${field}Es`]: text.es ?? null,
  } as FlatTexts<Field>;
}
