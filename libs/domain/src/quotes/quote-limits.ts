import { addDays, type CalendarDate } from '../shared';
import type { QuoteField } from './quote-request';

// Separate from the checks, which the form loads only when somebody types.

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

/** Source: specification §9, String limits; §5, Quote form, for the special requests. */
export const MAX_NAME_LENGTH = 100;
export const MAX_PHONE_LENGTH = 20;
export const MAX_SPECIAL_REQUESTS_LENGTH = 2_000;

/** Names of the form's fields, in the order they stand in it. */
export const QUOTE_FIELDS = [
  'checkIn',
  'checkOut',
  'guests',
  'preferredRoom',
  'firstName',
  'lastName',
  'email',
  'phone',
  'additionalServices',
  'specialRequests',
] as const satisfies readonly QuoteField[];

/** What the form sends as preferred room for "no preference". Source: specification §5. */
export const NO_ROOM_PREFERENCE = 'none';
