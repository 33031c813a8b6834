import { isEmailAddress, MAX_EMAIL_LENGTH } from './email-address';
import { isBlank, textOrNull, visibleText } from './visible-text';

/** What can be wrong with a field. */
export type FieldProblemCode =
  | 'address_reserved'
  | 'address_taken'
  | 'animated_picture'
  | 'before_start'
  | 'broken_placeholder'
  | 'common'
  | 'heic_picture'
  | 'in_the_past'
  | 'invalid_address'
  | 'invalid_characters'
  | 'invalid_date'
  | 'invalid_email'
  | 'invalid_format'
  | 'invalid_name'
  | 'invalid_origin'
  | 'invalid_phone'
  | 'invalid_url'
  | 'logo_content'
  | 'logo_format'
  | 'logo_shape'
  | 'logo_too_large'
  | 'name_taken'
  | 'not_after_check_in'
  | 'not_embeddable'
  | 'open_placeholder'
  | 'out_of_range'
  | 'required'
  | 'too_far_ahead'
  | 'too_long'
  | 'too_many'
  | 'too_many_pixels'
  | 'too_short'
  | 'too_narrow_picture'
  | 'unchanged'
  | 'unknown_field'
  | 'unknown_placeholder'
  | 'unknown_room'
  | 'unknown_service'
  | 'unknown_value'
  | 'unreadable_picture'
  | 'wrong_type';

/** What is wrong with one field: a stable code, and facts that a sentence about it may need. */
export interface FieldProblem<
  Field extends string = string,
  Code extends FieldProblemCode = FieldProblemCode,
> {
  readonly field: Field;
  readonly code: Code;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Longest link that is stored; our own limit. */
export const MAX_URL_LENGTH = 500;

// Control characters other than tab and line breaks have no place in what a person types, and PostgreSQL rejects NUL;
// lone surrogates are no text, and PostgreSQL rejects them in JSON. Characters that change the direction of writing
// (U+202A to U+202E, U+2066 to U+2069) make a text read differently from what it says.
const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const LINE_BREAKS = /[\r\n\u2028\u2029]/;
// What turns the direction of writing has no place in a link either, whose host would read as another one.
const WEB_ADDRESS_FORM = /^https?:\/\/[^\s"'<>`\\^{|}\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/iu;
const PHONE_FORM = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/;
/** No shorter number rings from another town. */
const MIN_PHONE_DIGITS = 6;

/** Whether a text holds characters that nobody types, and that a mail header or the database could choke on. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL_CHARACTERS.test(text);
}

/** Whether a text that is meant for one line has several. */
export function hasLineBreaks(text: string): boolean {
  return LINE_BREAKS.test(text);
}

/** Whether a text is a link that pages may carry: http or https with a host, without a name or password in it. */
export function isWebAddress(text: string): boolean {
  if (!WEB_ADDRESS_FORM.test(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    return hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}

/** A link as it is stored: what people write like `www.example.org` gets its `https://`. */
export function linkOrNull(typed: string | null): string | null {
  return textOrNull(typed)?.replace(/^www\./i, 'https://$&') ?? null;
}

/** What a text may be. Lengths are in UTF-16 units, as browsers and columns count them closely enough. */
export interface TextRules {
  readonly max: number;
  readonly isRequired?: boolean;
  readonly severalLines?: boolean;
}

type Problem<Field extends string, Code extends FieldProblemCode> = FieldProblem<Field, Code> | null;

/** What is wrong with a text once it is trimmed; null when nothing is. */
export function textProblem<Field extends string>(
  field: Field,
  text: string | null,
  { max, isRequired, severalLines }: TextRules,
): Problem<Field, 'required' | 'too_long' | 'invalid_characters'> {
  const trimmed = text?.trim() ?? '';
  if (isRequired && isBlank(trimmed)) return { field, code: 'required' };
  if (trimmed.length > max) return { field, code: 'too_long', facts: { max } };
  const isStrange = hasControlCharacters(trimmed) || (!severalLines && hasLineBreaks(trimmed));
  return isStrange ? { field, code: 'invalid_characters' } : null;
}

/** What is wrong with a text in which fewer characters than `min` are to be seen, without the blanks around it. */
export function tooShortProblem<Field extends string>(
  field: Field,
  text: string,
  min: number,
): Problem<Field, 'too_short'> {
  return visibleText(text).length < min ? { field, code: 'too_short', facts: { min } } : null;
}

/** What is wrong with a link that may be missing. @param isAlso links that are fine besides http and https */
export function linkProblem<Field extends string>(
  field: Field,
  link: string | null,
  max: number,
  isAlso: (link: string) => boolean = () => false,
): Problem<Field, 'too_long' | 'invalid_url'> {
  const whole = linkOrNull(link);
  if (whole === null) return null;
  if (whole.length > max) return { field, code: 'too_long', facts: { max } };
  return isWebAddress(whole) || isAlso(whole) ? null : { field, code: 'invalid_url' };
}

/** What is wrong with an e-mail address that must be there. */
export function emailProblem<Field extends string>(
  field: Field,
  email: string,
): Problem<Field, 'too_long' | 'invalid_email'> {
  const trimmed = email.trim();
  if (trimmed.length > MAX_EMAIL_LENGTH) return { field, code: 'too_long', facts: { max: MAX_EMAIL_LENGTH } };
  return isEmailAddress(trimmed) ? null : { field, code: 'invalid_email' };
}

/** What is wrong with a phone number that may be missing; an emergency number has fewer digits. */
export function phoneProblem<Field extends string>(
  field: Field,
  phone: string | null,
  max: number,
  minDigits = MIN_PHONE_DIGITS,
): Problem<Field, 'too_long' | 'invalid_phone'> {
  const trimmed = phone?.trim() ?? '';
  if (!trimmed) return null;
  if (trimmed.length > max) return { field, code: 'too_long', facts: { max } };
  const isLong = trimmed.replace(/\D/g, '').length >= minDigits;
  return isLong && PHONE_FORM.test(trimmed) && !hasLineBreaks(trimmed)
    ? null
    : { field, code: 'invalid_phone' };
}

/** What is wrong with a text that is required and has a form of its own. */
export function formProblem<Field extends string, Code extends FieldProblemCode>(
  field: Field,
  text: string,
  isFine: boolean,
  code: Code,
): Problem<Field, Code | 'required'> {
  if (!text.trim()) return { field, code: 'required' };
  return isFine ? null : { field, code };
}

/** What is wrong with a number; null when it is a whole one in the range. */
export function wholeNumberProblem<Field extends string>(
  field: Field,
  value: number,
  min: number,
  max: number,
): Problem<Field, 'out_of_range'> {
  const isFine = Number.isInteger(value) && value >= min && value <= max;
  return isFine ? null : { field, code: 'out_of_range', facts: { min, max } };
}
