import type { Language } from '@ospite/domain';
import type { TranslationService } from './http-translator';

type Answer = Readonly<Record<string, unknown>> | null;

/** British English, as the site writes it. */
const DEEPL_TARGETS: Readonly<Partial<Record<Language, string>>> = { en: 'EN-GB' };

/** Source: DeepL API, POST /v2/translate: the texts of a request keep their order; tags of XML are kept with their words. */
export const DEEPL: TranslationService = {
  request: (lines, { from, to }, key) => ({
    headers: { ...(key && { Authorization: `DeepL-Auth-Key ${key}` }) },
    body: {
      text: lines,
      source_lang: from.toUpperCase(),
      target_lang: DEEPL_TARGETS[to] ?? to.toUpperCase(),
      tag_handling: 'xml',
    },
  }),
  linesIn: (answer) => {
    const { translations } = (answer ?? {}) as { readonly translations?: unknown };
    return Array.isArray(translations) ? translations.map((one: Answer) => one?.text) : undefined;
  },
};

/** Source: LibreTranslate API, POST /translate, which takes several texts as `q`. */
export const LIBRE_TRANSLATE: TranslationService = {
  request: (lines, { from, to }, key) => ({
    headers: {},
    body: { q: lines, source: from, target: to, format: 'html', ...(key && { api_key: key }) },
  }),
  linesIn: (answer) => (answer as Answer)?.translatedText,
};

/** The service that speaks at an address: DeepL's call has its version in its path. */
export function serviceAt(url: string): TranslationService {
  return new URL(url).pathname.endsWith('/v2/translate') ? DEEPL : LIBRE_TRANSLATE;
}
