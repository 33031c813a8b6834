import { addDays, parseDateOrTimestamp, type CalendarDate } from '../shared/calendar-date';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '../shared/email-address';
import type { FieldProblem } from '../shared/field-problem';
import { isName } from '../shared/person-name';
import { hasControlCharacters, hasLineBreaks } from '../shared/typed-text';
import type { AdditionalService } from './additional-service';

/** Source: specification §9, String limits and Quote guests; decisions §5 for the special requests. */
export const MAX_NAME_LENGTH = 100;
export const MAX_PHONE_LENGTH = 20;
export const MAX_SPECIAL_REQUESTS_LENGTH = 2_000;
export const MIN_QUOTE_GUESTS = 1;
export const MAX_QUOTE_GUESTS = 4;
export const DEFAULT_QUOTE_GUESTS = 2;
/** How far ahead a stay can be asked for; further is a slip of the keyboard. Our own limit. */
export const MAX_DAYS_AHEAD = 730;

/** What a guest asks for, complete and checked. */
export interface QuoteRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly guests: number;
  /** A room's slug; null when the guest has no wish. */
  readonly preferredRoom: string | null;
  readonly specialRequests: string | null;
  readonly additionalServices: readonly AdditionalService[];
}

/** The same fields as they arrive: of the right type, but nothing known of their worth. */
export interface QuoteDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: number;
  readonly preferredRoom?: string | null;
  readonly specialRequests?: string | null;
  readonly additionalServices?: readonly string[];
}

export type QuoteField = keyof QuoteRequest;

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

/** Stable codes of what can be wrong with a field; `validation.<code>` in the catalogues says it to people. */
export const QUOTE_PROBLEM_CODES = [
  'required',
  'too_long',
  'invalid_email',
  'invalid_phone',
  'invalid_date',
  'in_the_past',
  'too_far_ahead',
  'not_after_check_in',
  'out_of_range',
  'unknown_room',
  'unknown_service',
  'invalid_characters',
  'invalid_name',
] as const;
export type QuoteProblemCode = (typeof QUOTE_PROBLEM_CODES)[number];
export type QuoteProblem = FieldProblem<QuoteField, QuoteProblemCode>;

/** What a request is held against: the day at the property, and what can be asked for there. */
export interface QuoteRules {
  readonly today: CalendarDate;
  /** Slugs of the rooms that guests can see. */
  readonly roomSlugs: readonly string[];
  readonly offeredServices: readonly AdditionalService[];
}

export type QuoteCheck =
  | { readonly ok: true; readonly request: QuoteRequest }
  | { readonly ok: false; readonly problems: readonly QuoteProblem[] };

const PHONE_FORM = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/;

/** A draft in the spelling that is stored, whatever its worth: so that two sendings of it can be told to be the same. */
export type PlainQuoteDraft = Readonly<
  Record<'firstName' | 'lastName' | 'email' | 'checkIn' | 'checkOut', string> &
    Record<'phone' | 'preferredRoom' | 'specialRequests', string | null>
> & { readonly guests: number; readonly additionalServices: readonly string[] };

/** Blank optional fields become null, texts lose the blanks around them, timestamps become days. */
export function plainQuoteDraft(draft: QuoteDraft): PlainQuoteDraft {
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone?.trim() || null,
    checkIn: parseDateOrTimestamp(draft.checkIn) ?? draft.checkIn,
    checkOut: parseDateOrTimestamp(draft.checkOut) ?? draft.checkOut,
    guests: draft.guests,
    preferredRoom: draft.preferredRoom?.trim() || null,
    specialRequests: draft.specialRequests?.trim() || null,
    additionalServices: [...new Set(draft.additionalServices ?? [])],
  };
}

/** Holds a guest's draft against the rules of specification §5 and decisions §5, in the order of the form's fields. */
export function checkQuoteRequest(draft: QuoteDraft, rules: QuoteRules): QuoteCheck {
  const { firstName, lastName, email, phone, specialRequests, preferredRoom, ...plain } =
    plainQuoteDraft(draft);
  const checkIn = parseDateOrTimestamp(draft.checkIn);
  const checkOut = parseDateOrTimestamp(draft.checkOut);
  const services = plain.additionalServices;
  const offered = services.filter((service): service is AdditionalService =>
    rules.offeredServices.some((known) => known === service),
  );

  const found = [
    problem('firstName', nameProblem(firstName)),
    problem('lastName', nameProblem(lastName)),
    problem('email', emailProblem(email)),
    problem('phone', phoneProblem(phone)),
    problem('checkIn', checkInProblem(draft.checkIn, checkIn, rules.today)),
    problem('checkOut', checkOutProblem(draft.checkOut, checkOut, checkIn, rules.today)),
    problem('guests', guestsProblem(draft.guests)),
    problem(
      'preferredRoom',
      preferredRoom && !rules.roomSlugs.includes(preferredRoom) ? ['unknown_room'] : null,
    ),
    problem('specialRequests', textProblem(specialRequests)),
    problem('additionalServices', offered.length < services.length ? ['unknown_service'] : null),
  ].filter((entry) => entry !== null);

  if (found.length > 0 || !checkIn || !checkOut) return { ok: false, problems: found };
  const request: QuoteRequest = {
    firstName,
    lastName,
    email,
    phone,
    checkIn,
    checkOut,
    guests: draft.guests,
    preferredRoom,
    specialRequests,
    additionalServices: offered,
  };
  return { ok: true, request };
}

/** The earliest departure for an arrival: the day after it. Source: specification §5. */
export function earliestCheckOut(checkIn: CalendarDate): CalendarDate {
  return addDays(checkIn, 1);
}

type Found = readonly [QuoteProblemCode, Readonly<Record<string, string | number>>?] | null;

function problem(field: QuoteField, found: Found): QuoteProblem | null {
  if (!found) return null;
  const [code, facts] = found;
  return facts ? { field, code, facts } : { field, code };
}

function nameProblem(name: string): Found {
  if (!name) return ['required'];
  if (name.length > MAX_NAME_LENGTH) return ['too_long', { max: MAX_NAME_LENGTH }];
  if (hasControlCharacters(name) || hasLineBreaks(name)) return ['invalid_characters'];
  return isName(name) ? null : ['invalid_name'];
}

function emailProblem(email: string): Found {
  if (email.length > MAX_EMAIL_LENGTH) return ['too_long', { max: MAX_EMAIL_LENGTH }];
  return isEmailAddress(email) ? null : ['invalid_email'];
}

function phoneProblem(phone: string | null): Found {
  if (phone === null) return null;
  if (phone.length > MAX_PHONE_LENGTH) return ['too_long', { max: MAX_PHONE_LENGTH }];
  return PHONE_FORM.test(phone) && !hasLineBreaks(phone) ? null : ['invalid_phone'];
}

function checkInProblem(text: string, date: CalendarDate | undefined, today: CalendarDate): Found {
  if (!text.trim()) return ['required'];
  if (!date) return ['invalid_date'];
  if (date < today) return ['in_the_past'];
  return date > addDays(today, MAX_DAYS_AHEAD) ? ['too_far_ahead', { days: MAX_DAYS_AHEAD }] : null;
}

function checkOutProblem(
  text: string,
  date: CalendarDate | undefined,
  checkIn: CalendarDate | undefined,
  today: CalendarDate,
): Found {
  if (!text.trim()) return ['required'];
  if (!date) return ['invalid_date'];
  if (checkIn && date <= checkIn) return ['not_after_check_in'];
  if (date < today) return ['in_the_past'];
  return date > addDays(today, MAX_DAYS_AHEAD) ? ['too_far_ahead', { days: MAX_DAYS_AHEAD }] : null;
}

function guestsProblem(guests: number): Found {
  const possible = Number.isInteger(guests) && guests >= MIN_QUOTE_GUESTS && guests <= MAX_QUOTE_GUESTS;
  return possible ? null : ['out_of_range', { min: MIN_QUOTE_GUESTS, max: MAX_QUOTE_GUESTS }];
}

function textProblem(text: string | null): Found {
  if (text === null) return null;
  if (text.length > MAX_SPECIAL_REQUESTS_LENGTH) return ['too_long', { max: MAX_SPECIAL_REQUESTS_LENGTH }];
  return hasControlCharacters(text) ? ['invalid_characters'] : null;
}
