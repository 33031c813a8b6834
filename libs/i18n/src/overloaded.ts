import { LANGUAGES, type Language } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { createI18n } from './create-i18n';
import de from './de/overloaded.json';
import en from './en/overloaded.json';
import es from './es/overloaded.json';
import it from './it/overloaded.json';

const RESOURCES = {
  it: { overloaded: it },
  en: { overloaded: en },
  de: { overloaded: de },
  es: { overloaded: es },
};

const translators = new Map(
  LANGUAGES.map((language) => [language, createI18n(language, RESOURCES).getFixedT(language, 'overloaded')]),
);

/** The sentences of the page that is sent while the server is overloaded. */
export function overloadedTranslator(language: Language): TFunction {
  const translator = translators.get(language);
  if (!translator) throw new Error(`There is no such page in ${language}.`);
  return translator;
}
