import { addDays, type CalendarDate } from '../shared/calendar-date';

/** Source: specification §9, Quote guests. */
export const MIN_QUOTE_GUESTS = 1;
export const MAX_QUOTE_GUESTS = 4;
export const DEFAULT_QUOTE_GUESTS = 2;
/** How far ahead a stay can be asked for; anything further is a typing error. Our own limit. */
export const MAX_DAYS_AHEAD = 730;

/** The earliest departure for an arrival: the day after it. Source: specification §5. */
export function earliestCheckOut(checkIn: CalendarDate): CalendarDate {
  return addDays(checkIn, 1);
}
