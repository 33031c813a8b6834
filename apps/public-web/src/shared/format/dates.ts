import { PROPERTY_TIME_ZONE, type Language } from '@ospite/domain';
import { LOCALES } from '@ospite/i18n';
import { noon } from './noon';

/** A date: "12 giugno 2027". @param date `YYYY-MM-DD` */
export function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    noon(date),
  );
}

/** The days of a stay, which may be next year's: "sab 12 giu – sab 19 giu 2027". Days are `YYYY-MM-DD`. */
export function stayDates(stay: { checkIn: string; checkOut: string }, language: Language): string {
  const { checkIn, checkOut } = stay;
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const form = new Intl.DateTimeFormat(LOCALES[language], parts);
  const [beginYear, endYear] = [checkIn.slice(0, 4), checkOut.slice(0, 4)];
  const begin = form.format(noon(checkIn)) + (beginYear === endYear ? '' : ` ${beginYear}`);
  return `${begin} – ${form.format(noon(checkOut))} ${endYear}`;
}

/** The day of an instant at the property: "12 giugno 2027". @param instant an ISO timestamp */
export function longDay(instant: string, language: Language): string {
  const parts = { dateStyle: 'long', timeZone: PROPERTY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(new Date(instant));
}

/** The month of an instant at the property: "settembre 2026". @param instant an ISO timestamp */
export function monthOf(instant: string, language: Language): string {
  const parts = { month: 'long', year: 'numeric', timeZone: PROPERTY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(new Date(instant));
}
