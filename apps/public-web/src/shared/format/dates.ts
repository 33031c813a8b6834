import { PROPERTY_TIME_ZONE, type Language } from '@ospite/domain';
import { LOCALES } from '@ospite/i18n';
import { noon } from './noon';

/** A date: "12 giugno 2027". @param date `YYYY-MM-DD` */
export function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    noon(date),
  );
}

/** A short date: "sab 12 giu". @param date `YYYY-MM-DD` */
export function shortDate(date: string, language: Language): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(noon(date));
}

/** The month of an instant at the property: "settembre 2026". @param instant an ISO timestamp */
export function monthOf(instant: string, language: Language): string {
  const parts = { month: 'long', year: 'numeric', timeZone: PROPERTY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(new Date(instant));
}
