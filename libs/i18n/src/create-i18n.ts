import { DEFAULT_LANGUAGE, type Language } from '@ospite/domain';
import { createInstance, type i18n, type Resource } from 'i18next';
import { italianNumbersProcessor } from './italian-numbers';

/**
 * A ready i18next instance; each page that is rendered gets its own. A text that a language lacks
 * falls back to Italian where that is among the resources, then to its key (specification §1).
 */
export function createI18n(language: Language, resources: Resource): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: Object.keys(resources[language] ?? {}),
    defaultNS: 'common',
    resources,
    initAsync: false,
    returnNull: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    postProcess: language === 'it' && italianNumbersProcessor.name,
  });
  void instance.use(italianNumbersProcessor).init();
  return instance;
}
