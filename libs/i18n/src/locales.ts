import type { Language } from '@ospite/domain';

/**
 * How dates and numbers are written in each language: English as in Britain (12 June 2027), the others as in the country
 * most of their guests come from. Pages and e-mails alike. Source: specification §10.
 */
export const LOCALES: Readonly<Record<Language, string>> = {
  it: 'it-IT',
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
};
