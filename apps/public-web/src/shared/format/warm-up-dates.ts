import type { Language } from '@ospite/domain';
import { LOCALES } from '@ospite/i18n';

/**
 * Writes a month that nobody reads. The first date of a language takes a slow phone 70 to 110 ms, for which the next page
 * would wait.
 */
export function warmUpDates(language: Language): void {
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' }).format();
}
