export { CALLING_CODES, CALLING_COUNTRIES, internationalNumber, type CallingCountry } from '@ospite/domain';
