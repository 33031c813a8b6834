import { addDays, parseCalendarDate, type CalendarDate } from '../../shared';
import { DEFAULT_QUOTE_GUESTS, MAX_DAYS_AHEAD, MAX_QUOTE_GUESTS, MIN_QUOTE_GUESTS } from '../quote-limits';
import type { StayDates } from './stay-nights';

/** Stable codes of why a stay that an address names is not taken as it stands; texts are `stay:asked.problem.<code>`. */
export const ASKED_STAY_PROBLEMS = [
  'incomplete',
  'invalid_date',
  'in_the_past',
  'not_after_check_in',
  'too_far_ahead',
  'out_of_range',
] as const;
export type AskedStayProblem = (typeof ASKED_STAY_PROBLEMS)[number];

/** A stay that the query of an address asks for, as far as it can be had. */
export interface AskedStay {
  /** Undefined where they are missing or impossible; `problem` says why. */
  readonly dates: StayDates | undefined;
  /** The usual number where none is given or it is impossible. */
  readonly guests: number;
  readonly problem: AskedStayProblem | undefined;
}

/** A query, such as `URLSearchParams`. */
interface Query {
  get(name: 'checkIn' | 'checkOut' | 'guests'): string | null;
}

/** Whether a query names a stay, or a part of one, on whatever day; a field that was left blank counts for nothing. */
export function asksForStay(query: Query): boolean {
  return (['checkIn', 'checkOut', 'guests'] as const).some((name) => query.get(name)?.trim());
}

/**
 * Reads the stay that a query names as `checkIn`, `checkOut` and `guests`, whoever wrote it. Dates are taken together or not
 * at all, from today on and as far ahead as a request may be.
 * @returns undefined where it names nothing
 */
export function readAskedStay(query: Query, today: CalendarDate): AskedStay | undefined {
  const read = (name: Parameters<Query['get']>[0]) => query.get(name)?.trim() ?? '';
  if (!asksForStay(query)) return undefined;
  const [from, to, party] = [read('checkIn'), read('checkOut'), read('guests')];
  const count = /^\d$/.test(party) ? Number(party) : DEFAULT_QUOTE_GUESTS;
  const isPossible = count >= MIN_QUOTE_GUESTS && count <= MAX_QUOTE_GUESTS;
  const guests = isPossible ? count : DEFAULT_QUOTE_GUESTS;
  const dates = readDates(from, to, today);
  if (typeof dates === 'string') return { dates: undefined, guests, problem: dates };
  const isTaken = !party || party === String(guests);
  return { dates, guests, problem: isTaken ? undefined : 'out_of_range' };
}

function readDates(from: string, to: string, today: CalendarDate): StayDates | AskedStayProblem {
  if (!from || !to) return 'incomplete';
  const checkIn = parseCalendarDate(from);
  const checkOut = parseCalendarDate(to);
  if (!checkIn || !checkOut) return 'invalid_date';
  if (checkOut <= checkIn) return 'not_after_check_in';
  if (checkIn < today) return 'in_the_past';
  return checkOut > addDays(today, MAX_DAYS_AHEAD) ? 'too_far_ahead' : { checkIn, checkOut };
}
