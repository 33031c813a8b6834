import type { Language } from '@ospite/domain';
import { LOCALES } from '@ospite/i18n';

const formats = new Map<string, Intl.NumberFormat>();

/** A format for numbers in one language. Kept, since making one takes a phone several milliseconds. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALES[language], options);
  formats.set(key, made);
  return made;
}
