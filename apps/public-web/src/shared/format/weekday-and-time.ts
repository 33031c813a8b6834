import { PROPERTY_TIME_ZONE, type Language } from '@ospite/domain';
import { LOCALES } from '@ospite/i18n';

/** A moment of the coming days at the property: "domenica 22 novembre alle ore 18:00". @param instant ISO */
export function weekdayAndTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: PROPERTY_TIME_ZONE,
  }).format(new Date(instant));
}
