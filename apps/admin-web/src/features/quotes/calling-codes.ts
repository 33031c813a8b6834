/**
 * Calling codes of the countries that most guests come from, by ISO 3166 code (ITU-T E.164, list of assigned codes). Only
 * countries whose numbers lose one leading zero at most when they are called from abroad.
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
} as const;

export type CallingCountry = keyof typeof CALLING_CODES;
export const CALLING_COUNTRIES = Object.keys(CALLING_CODES) as readonly CallingCountry[];

/**
 * A number in the international way, digits alone.
 * @param country where the number is from, for one without a country's code
 * @returns null where there is no number, or its country is not known
 */
export function internationalNumber(phone: string | null, country: CallingCountry | null): string | null {
  const dialled = phone?.replace(/[^\d+]/g, '') ?? '';
  const digits = dialled.replace(/\D/g, '');
  if (digits === '') return null;
  if (dialled.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  // Italian numbers keep their leading zero abroad, others lose it.
  return country && CALLING_CODES[country] + (country === 'IT' ? digits : digits.replace(/^0/, ''));
}
