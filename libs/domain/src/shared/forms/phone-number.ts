import type { Language } from '../language';

/**
 * Calling codes of the countries that most guests and houses are in, by ISO 3166 code (ITU-T E.164, list of assigned codes).
 * Only countries whose numbers lose one leading zero at most when they are called from abroad.
 */
export const CALLING_CODES = {
  IT: '39',
  DE: '49',
  AT: '43',
  CH: '41',
  FR: '33',
  ES: '34',
  GB: '44',
  NL: '31',
  BE: '32',
  PT: '351',
  IE: '353',
  PL: '48',
  CZ: '420',
  SI: '386',
  HR: '385',
  DK: '45',
  SE: '46',
  NO: '47',
  US: '1',
  SM: '378',
  VA: '39',
  MT: '356',
  GR: '30',
} as const;

export type CallingCountry = keyof typeof CALLING_CODES;
export const CALLING_COUNTRIES = Object.keys(CALLING_CODES) as readonly CallingCountry[];

/**
 * Numbers there keep their leading zero when they are called from abroad, elsewhere it is the sign of a national call.
 */
const ZERO_IS_DIALLED: readonly string[] = ['IT', 'SM', 'VA'];
/**
 * No national number of these countries has more digits, so a longer one that begins with their code includes the code.
 */
const MAX_NATIONAL_DIGITS = 10;

/**
 * A number as it is dialled from anywhere, grouped as it was typed: `0784 123 456` in Italy is `+39 0784 123 456`.
 * @param country ISO 3166 code of where a number without a country's code is from
 * @returns the number as it was typed where the country or its code is not known
 */
export function internationalPhone(typed: string, country: string | null): string {
  const phone = typed.trim();
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return withoutZeroInBrackets(phone);
  if (digits.startsWith('00')) return withoutZeroInBrackets(`+${phone.replace(/^\D*0\D*0\D*/, '')}`);
  const code = codeOf(country);
  if (code === undefined || digits === '') return phone;
  if (digits.startsWith(code) && digits.length > MAX_NATIONAL_DIGITS) return `+${phone}`;
  const isZeroDialled = country !== null && ZERO_IS_DIALLED.includes(country);
  return `+${code} ${isZeroDialled ? phone : phone.replace(/^(\D*)0/, '$1')}`;
}

/** The same, digits alone, as chats take it. @returns null where there is no number, or its country is not known */
export function internationalNumber(phone: string | null, country: string | null): string | null {
  const dialled = internationalPhone(phone ?? '', country);
  const digits = dialled.replace(/\D/g, '');
  return dialled.startsWith('+') && digits !== '' ? digits : null;
}

/**
 * How a number in digits alone is read most easily: `393331234567` as `+39 333 123 4567`. One of a country unknown here stays.
 */
export function spacedPhone(number: string): string {
  const code = Object.values(CALLING_CODES)
    .toSorted((one, other) => other.length - one.length)
    .find((known) => number.startsWith(known));
  if (code === undefined) return `+${number}`;
  // Most codes of towns that keep their zero have four digits; the rest are threes, and end in two to four.
  const [, town = '', rest = ''] = /^(0\d{3}(?=\d{5}))?(.*)$/.exec(number.slice(code.length)) ?? [];
  return ['+' + code, town, rest.replace(/\d{3}(?=\d{2})/g, '$& ')].filter(Boolean).join(' ');
}

/** The most likely country of a number without a country code: a guess, to be checked by a person. */
export function likelyCountry(language: Language): CallingCountry {
  return LIKELY_COUNTRIES[language];
}

const LIKELY_COUNTRIES: Readonly<Record<Language, CallingCountry>> = {
  it: 'IT',
  en: 'GB',
  de: 'DE',
  es: 'ES',
};

function codeOf(country: string | null): string | undefined {
  const codes: Readonly<Record<string, string>> = CALLING_CODES;
  return country === null ? undefined : codes[country];
}

/** `+49 (0)89 …` is how a number is written for both ways of dialling it; a zero that is dialled has no brackets. */
function withoutZeroInBrackets(phone: string): string {
  return phone.replace(/\s*\(0\)\s*/, ' ');
}
