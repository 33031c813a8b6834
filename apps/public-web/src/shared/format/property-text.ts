import { localize, type Language } from '@ospite/domain';

/** A text of the property's own record as the API sends it. */
type SentText = {
  readonly it?: string | null;
  readonly en?: string | null;
  readonly de?: string | null;
  readonly es?: string | null;
};

/** Such a text in a language, else the Italian one. */
export function propertyText({ it, en, de, es }: SentText, language: Language): string {
  return localize({ it: it ?? '', en: en ?? '', de: de ?? '', es: es ?? '' }, language);
}
