import type { Language } from '../language';
import { internationalNumber, internationalPhone, likelyCountry, spacedPhone } from './phone-number';

it.each([
  // Italy: a landline keeps its zero, a mobile has none; 39 begins a mobile number, too.
  ['0784 123 456', 'IT', '+39 0784 123 456'],
  ['06/1234567', 'IT', '+39 06/1234567'],
  ['333 123 4567', 'IT', '+39 333 123 4567'],
  ['393 123 4567', 'IT', '+39 393 123 4567'],
  ['39 333 123 4567', 'IT', '+39 333 123 4567'],
  ['390784123456', 'IT', '+390784123456'],
  ['00 39 0784 123456', 'IT', '+39 0784 123456'],
  ['+39 0784 123 456', 'IT', '+39 0784 123 456'],
  ['0549 882 914', 'SM', '+378 0549 882 914'],
  ['0170 123 45 67', 'DE', '+49 170 123 45 67'],
  ['(089) 123456', 'DE', '+49 (89) 123456'],
  ['+49 (0)89 123456', 'DE', '+49 89 123456'],
  ['0049 (0) 89 123456', 'IT', '+49 89 123456'],
  ['612 34 56 78', 'ES', '+34 612 34 56 78'],
  ['34 612 34 56 78', 'ES', '+34 612 34 56 78'],
  ['0664 1234567', 'AT', '+43 664 1234567'],
  ['079 123 45 67', 'CH', '+41 79 123 45 67'],
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['07700 900123', 'GB', '+44 7700 900123'],
  ['(020) 7946 0958', 'GB', '+44 (20) 7946 0958'],
  // Another country's number stays what it is.
  ['+33 6 12 34 56 78', 'IT', '+33 6 12 34 56 78'],
  ['333 123 4567', null, '333 123 4567'],
  ['333 123 4567', 'JP', '333 123 4567'],
  [' ', 'IT', ''],
])('%s, typed in %s, is dialled as %s', (typed, country, dialled) => {
  expect(internationalPhone(typed, country)).toBe(dialled);
});

it('has a chat’s number in digits alone, and none where nobody knows where it is from', () => {
  expect(internationalNumber('333 123 4567', 'IT')).toBe('393331234567');
  expect(internationalNumber('+49 (0)170 1234567', null)).toBe('491701234567');
  expect(internationalNumber('333 123 4567', null)).toBeNull();
  expect([internationalNumber(null, 'IT'), internationalNumber('+', 'IT')]).toEqual([null, null]);
});

it.each([
  ['393331234567', '+39 333 123 4567'],
  ['491701234567', '+49 170 123 4567'],
  ['34612345678', '+34 612 345 678'],
  ['390784000', '+39 078 4000'],
  ['390784000000', '+39 0784 000 000'],
  ['34612345', '+34 612 345'],
  ['3461234567', '+34 612 345 67'],
  ['351912345678', '+351 912 345 678'],
  ['12025550123', '+1 202 555 0123'],
  ['81312345678', '+81312345678'],
])('%s is read more easily as %s', (number, spaced) => {
  expect(spacedPhone(number)).toBe(spaced);
});

it('guesses a number’s country by the language of who wrote it', () => {
  expect(['it', 'de', 'en', 'es'].map((language) => likelyCountry(language as Language))).toEqual([
    'IT',
    'DE',
    'GB',
    'ES',
  ]);
});
