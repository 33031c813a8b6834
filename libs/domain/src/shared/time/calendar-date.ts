/** A day without a time of day, as ISO text `YYYY-MM-DD`. Texts of this form sort by time. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

/**
 * The property's time zone: days begin and end in Sardinia, wherever guest and server are. Source: specification §13.
 */
export const PROPERTY_TIME_ZONE = 'Europe/Rome';

/**
 * The days that anything may be dated: before the first full year of the Gregorian calendar, ISO 8601 dates by agreement only;
 * PostgreSQL knows no year 0, and after 9999 a year has five digits. From the ends there is room to count on.
 */
const FIRST_DAY = '1583-01-01';
const LAST_DAY = '9998-12-31';

const DAY_MS = 86_400_000;
const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;
const TIMESTAMP_FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reads `YYYY-MM-DD`; undefined for any other form, for days that do not exist (31 February), and those out of the calendar. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!DATE_FORM.test(text) || text < FIRST_DAY || text > LAST_DAY) return undefined;
  const instant = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== text) return undefined;
  return text as CalendarDate;
}

/**
 * Reads a calendar date, or an ISO timestamp with a zone, which is cut to its day at the property.
 * Source: specification §13 ("an ISO timestamp is accepted and cut to its date in Europe/Rome").
 */
export function parseDateOrTimestamp(text: string): CalendarDate | undefined {
  const date = parseCalendarDate(text);
  if (date) return date;
  if (!TIMESTAMP_FORM.test(text) || !parseCalendarDate(text.slice(0, 10))) return undefined;
  const instant = new Date(text);
  // The day at the property may be another one, and the first or last is then out of the calendar.
  return Number.isNaN(instant.getTime()) ? undefined : parseCalendarDate(dayOf(instant));
}

/** Whether an instant is on a day of the calendar, in UTC: others cannot be stored. */
export function isInCalendar(instant: Date): boolean {
  return (
    !Number.isNaN(instant.getTime()) && parseCalendarDate(instant.toISOString().slice(0, 10)) !== undefined
  );
}

/** The day of an instant in a time zone, by default the property's. */
export function dayOf(instant: Date, timeZone: string = PROPERTY_TIME_ZONE): CalendarDate {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}` as CalendarDate;
}

/** The date `days` later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10) as CalendarDate;
}

/** Nights between arrival and departure; negative when they are reversed. */
export function nightsBetween(checkIn: CalendarDate, checkOut: CalendarDate): number {
  return Math.round((Date.parse(`${checkOut}T00:00:00Z`) - Date.parse(`${checkIn}T00:00:00Z`)) / DAY_MS);
}
