import { LANGUAGES, type Language } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { createI18n } from './create-i18n';
import de from './de/busy.json';
import en from './en/busy.json';
import es from './es/busy.json';
import it from './it/busy.json';

const RESOURCES = { it: { busy: it }, en: { busy: en }, de: { busy: de }, es: { busy: es } };

const translators = new Map(
  LANGUAGES.map((language) => [language, createI18n(language, RESOURCES).getFixedT(language, 'busy')]),
);

/** The sentences of the page that stands in for one which cannot be drawn at the moment. */
export function busyTranslator(language: Language): TFunction {
  const translator = translators.get(language);
  if (!translator) throw new Error(`There is no such page in ${language}.`);
  return translator;
}
