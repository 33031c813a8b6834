import {
  addDays,
  parseDateOrTimestamp,
  emailProblem,
  phoneProblem,
  textOrNull,
  textProblem,
  wholeNumberProblem,
  isName,
  type CalendarDate,
  type FieldProblem,
} from '../shared';
import {
  MAX_DAYS_AHEAD,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_QUOTE_GUESTS,
  MAX_SPECIAL_REQUESTS_LENGTH,
  MIN_QUOTE_GUESTS,
} from './quote-limits';

/** What a guest asks for, complete and checked. */
export interface QuoteRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly guests: number;
  /** A room's slug; null for no preference. */
  readonly preferredRoom: string | null;
  readonly specialRequests: string | null;
  /** Ids of services that were offered, specified ones and the owner's own. */
  readonly additionalServices: readonly string[];
}

/** The same fields as they arrive, of the right types but not validated. */
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

/** Stable codes of what can be wrong with a field; their texts are `validation.<code>` in the catalogues. */
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
type QuoteProblemCode = (typeof QUOTE_PROBLEM_CODES)[number];
type QuoteProblem = FieldProblem<QuoteField, QuoteProblemCode>;

/** What a request is checked against: the day at the property, and what can be asked for there. */
export interface QuoteRules {
  readonly today: CalendarDate;
  /** Slugs of the rooms that guests can see. */
  readonly roomSlugs: readonly string[];
  /** Ids of all services that can be asked for. */
  readonly services: readonly string[];
}

type QuoteCheck =
  | { readonly ok: true; readonly request: QuoteRequest }
  | { readonly ok: false; readonly problems: readonly QuoteProblem[] };

/** A draft normalised as it is stored, validated or not, to recognise one that is sent again. */
export type PlainQuoteDraft = Readonly<
  Record<'firstName' | 'lastName' | 'email' | 'checkIn' | 'checkOut', string> &
    Record<'phone' | 'preferredRoom' | 'specialRequests', string | null>
> & { readonly guests: number; readonly additionalServices: readonly string[] };

/** Blank optional fields become null, texts are trimmed, timestamps become days. */
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
    specialRequests: textOrNull(draft.specialRequests),
    additionalServices: [...new Set(draft.additionalServices ?? [])],
  };
}

/** Checks a guest's draft by the rules of specification §5 and §13. */
export function checkQuoteRequest(draft: QuoteDraft, rules: QuoteRules): QuoteCheck {
  const { firstName, lastName, email, phone, specialRequests, preferredRoom, ...plain } =
    plainQuoteDraft(draft);
  const checkIn = parseDateOrTimestamp(draft.checkIn);
  const checkOut = parseDateOrTimestamp(draft.checkOut);
  const { additionalServices } = plain;

  const problems: QuoteProblem[] = [
    nameProblem('firstName', firstName),
    nameProblem('lastName', lastName),
    emailProblem('email', email),
    phoneProblem('phone', phone, MAX_PHONE_LENGTH),
    dayProblem('checkIn', draft.checkIn, checkIn, rules.today),
    dayProblem('checkOut', draft.checkOut, checkOut, rules.today, checkIn),
    wholeNumberProblem('guests', draft.guests, MIN_QUOTE_GUESTS, MAX_QUOTE_GUESTS),
    preferredRoom && !rules.roomSlugs.includes(preferredRoom)
      ? ({ field: 'preferredRoom', code: 'unknown_room' } as const)
      : null,
    textProblem('specialRequests', specialRequests, { max: MAX_SPECIAL_REQUESTS_LENGTH, severalLines: true }),
    additionalServices.every((service) => rules.services.includes(service))
      ? null
      : ({ field: 'additionalServices', code: 'unknown_service' } as const),
  ].filter((problem) => problem !== null);

  if (problems.length > 0 || !checkIn || !checkOut) return { ok: false, problems };
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
    additionalServices,
  };
  return { ok: true, request };
}

function nameProblem(field: 'firstName' | 'lastName', name: string): QuoteProblem | null {
  const problem = textProblem(field, name, { max: MAX_NAME_LENGTH, isRequired: true });
  return problem ?? (isName(name) ? null : { field, code: 'invalid_name' });
}

/** @param after the day that it has to follow, if any */
function dayProblem(
  field: 'checkIn' | 'checkOut',
  text: string,
  date: CalendarDate | undefined,
  today: CalendarDate,
  after?: CalendarDate,
): QuoteProblem | null {
  if (!text.trim()) return { field, code: 'required' };
  if (!date) return { field, code: 'invalid_date' };
  if (after && date <= after) return { field, code: 'not_after_check_in' };
  if (date < today) return { field, code: 'in_the_past' };
  const isTooFar = date > addDays(today, MAX_DAYS_AHEAD);
  return isTooFar ? { field, code: 'too_far_ahead', facts: { days: MAX_DAYS_AHEAD } } : null;
}
