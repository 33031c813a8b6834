import type { FieldProblem } from './field-problem';
import { LANGUAGES } from './language';
import type { Localized } from './localized';
import { hasControlCharacters, hasLineBreaks } from './typed-text';
import { isWebAddress } from './web-address';

/** What a text may be. Lengths are in UTF-16 units, as browsers and columns count them closely enough. */
export interface TextRules {
  readonly max: number;
  readonly isRequired?: boolean;
  readonly severalLines?: boolean;
}

/** What is wrong with a text without the blanks around it; null when nothing is. */
export function textProblem(field: string, text: string | null, rules: TextRules): FieldProblem | null {
  const trimmed = text?.trim() ?? '';
  if (!trimmed) return rules.isRequired ? { field, code: 'required' } : null;
  if (trimmed.length > rules.max) return { field, code: 'too_long', facts: { max: rules.max } };
  const isStrange = hasControlCharacters(trimmed) || (!rules.severalLines && hasLineBreaks(trimmed));
  return isStrange ? { field, code: 'invalid_characters' } : null;
}

/** What is wrong with a link that may be missing. @param isAlso addresses that are fine besides http and https */
export function linkProblem(
  field: string,
  link: string | null,
  max: number,
  isAlso: (link: string) => boolean = () => false,
): FieldProblem | null {
  const trimmed = link?.trim() ?? '';
  if (!trimmed) return null;
  if (trimmed.length > max) return { field, code: 'too_long', facts: { max } };
  return isWebAddress(trimmed) || isAlso(trimmed) ? null : { field, code: 'invalid_url' };
}

/** What is wrong with a text that is required and of a form of its own. */
export function formProblem(field: string, text: string, isFine: boolean, code: string): FieldProblem | null {
  if (!text.trim()) return { field, code: 'required' };
  return isFine ? null : { field, code };
}

/** What is wrong with a text in several languages, of which Italian is required. */
export function localizedProblems(field: string, text: Localized, max: number): (FieldProblem | null)[] {
  return LANGUAGES.map((language) =>
    textProblem(`${field}.${language}`, text[language] ?? null, { max, isRequired: language === 'it' }),
  );
}

/** The texts without the blanks around them, and without translations that are blank. */
export function trimmed(text: Localized): Localized {
  const told = LANGUAGES.map((language) => [language, text[language]?.trim() ?? '']);
  return { ...Object.fromEntries(told.filter(([, words]) => words)), it: text.it.trim() };
}

/** What is wrong with a number; null when it is a whole one in the range. */
export function wholeNumberProblem(
  field: string,
  value: number,
  min: number,
  max: number,
): FieldProblem | null {
  const isFine = Number.isInteger(value) && value >= min && value <= max;
  return isFine ? null : { field, code: 'out_of_range', facts: { min, max } };
}

/** The text without the blanks around it; null when nothing is left. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
