import { textProblem, trimmed, type TextRules } from './field-checks';
import type { FieldProblem } from './field-problem';
import type { Localized } from './localized';

/**
 * A text in several languages as forms and calls carry it: the plain field is the Italian one, which is required, the
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

/** A text laid out in its four fields. */
export function fieldsOfText<Field extends string>(field: Field, text: Localized): FlatTexts<Field> {
  return {
    [field]: text.it,
    [`${field}En`]: text.en ?? null,
    [`${field}De`]: text.de ?? null,
    [`${field}Es`]: text.es ?? null,
  } as FlatTexts<Field>;
}
