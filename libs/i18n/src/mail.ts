import { LANGUAGES, type Language } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { createI18n } from './create-i18n';
import de from './de/mail.json';
import deServices from './de/services.json';
import deStay from './de/stay.json';
import en from './en/mail.json';
import enServices from './en/services.json';
import enStay from './en/stay.json';
import es from './es/mail.json';
import esServices from './es/services.json';
import esStay from './es/stay.json';
import it from './it/mail.json';
import itQuotes from './it/office/quotes.json';
import itServices from './it/services.json';
import itStay from './it/stay.json';

export { LOCALES } from './locales';

const RESOURCES = {
  // Also the back-office's words for requests, which the owner's table of them shares.
  it: { mail: it, services: itServices, stay: itStay, office: { quotes: itQuotes } },
  en: { mail: en, services: enServices, stay: enStay },
  de: { mail: de, services: deServices, stay: deStay },
  es: { mail: es, services: esServices, stay: esStay },
};

const translators = new Map(
  LANGUAGES.map((language) => [
    language,
    createI18n(language, RESOURCES).getFixedT(language, ['mail', 'services']),
  ]),
);

/** The sentences of e-mails in one language. Values are put in as they are: HTML e-mails escape them. */
export function mailTranslator(language: Language): TFunction {
  const translator = translators.get(language);
  if (!translator) throw new Error(`There are no e-mails in ${language}.`);
  return translator;
}
