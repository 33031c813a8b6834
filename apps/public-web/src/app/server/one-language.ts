import { DEFAULT_LANGUAGE, fieldIn, isBlank, LANGUAGES, type Language } from '@ospite/domain';

const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/**
 * A response without the texts in other languages than the page's, which halves the page's state. Italian stays where
 * the translation is missing.
 */
export function inOneLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => inOneLanguage(entry, language));
  if (!isRecord(value)) return value;
  if (isLocalized(value))
    return isBlank(value[language]) ? { it: value.it } : { it: '', [language]: value[language] };
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const spoken = languageOfField(name, value);
      if (spoken === undefined) return [name, inOneLanguage(entry, language)];
      const needed = spoken === language || (spoken === 'it' && isUnwritten(value[fieldIn(name, language)]));
      return [name, needed ? entry : spoken === 'it' ? '' : null];
    }),
  );
}

/** The language of a field such as `descriptionDe`; undefined for one that has no languages. */
function languageOfField(name: string, record: Readonly<Record<string, unknown>>): Language | undefined {
  if (TRANSLATIONS.some((language) => fieldIn(name, language) in record)) return DEFAULT_LANGUAGE;
  return TRANSLATIONS.find((language) => {
    const suffix = fieldIn('', language);
    return name.endsWith(suffix) && name.slice(0, -suffix.length) in record;
  });
}

function isUnwritten(text: unknown): boolean {
  return typeof text !== 'string' || isBlank(text);
}

/** A text in several languages: `it` and nothing that is no language. */
function isLocalized(record: Readonly<Record<string, unknown>>): record is Record<string, string> {
  const names = Object.keys(record);
  return names.includes('it') && names.every((name) => LANGUAGES.some((language) => language === name));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
