import { textOrNull, textProblem } from '../shared';
import { MAX_REGISTRATION_CODE_LENGTH } from './room';

/**
 * CIN of the national register (BDSR): `IT`, the municipality's six ISTAT digits, the kind of house as a letter and a digit,
 * eight letters and digits. The register publishes no grammar, so an unusual code is queried, never refused.
 */
const CIN_FORM = /^IT\d{6}[A-Z]\d[A-Z\d]{8}$/;
/** IUN of Sardinia's register. Other regions use other formats, entered in the same field. */
const SARDINIAN_IUN_FORM = /^[A-Z]\d{4}$/;

/** A code as registers write it: in capitals, with single blanks between its parts. */
export function registrationCode(typed: string | null): string | null {
  const code = textOrNull(typed?.toUpperCase().replace(/\s+/g, ' '));
  // If it is a CIN without its blanks, it was copied in groups.
  const joined = code?.replace(/[\s.-]/g, '') ?? null;
  return joined !== null && (isCin(joined) || SARDINIAN_IUN_FORM.test(joined)) ? joined : code;
}

/** What is wrong with a typed code; it may be longer in capitals than it was. */
export function registrationCodeProblem<Field extends string>(field: Field, typed: string | null) {
  const limits = { max: MAX_REGISTRATION_CODE_LENGTH };
  return textProblem(field, typed, limits) ?? textProblem(field, registrationCode(typed), limits);
}

/** Whether a code, as `registrationCode` has written it, looks like a CIN. */
export function isCin(code: string): boolean {
  return CIN_FORM.test(code);
}

/** Whether a code, as `registrationCode` has written it, looks like an IUN of Sardinia. */
export function isSardinianIun(code: string): boolean {
  return SARDINIAN_IUN_FORM.test(code);
}

/** Whether a typed code looks unlike those of its register and should be checked again. */
export function isDoubtfulCode(typed: string, isUsual: (code: string) => boolean): boolean {
  const code = registrationCode(typed);
  return code !== null && !isUsual(code);
}
