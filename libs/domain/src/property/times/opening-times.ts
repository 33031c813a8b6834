import { addDays, dayOf, parseCalendarDate, PROPERTY_TIME_ZONE, type CalendarDate } from '../../shared';
import { isWithin, type HoursOfDay, type TimeOfDay, type YearlyPeriod } from '../property';
import { isAllDay } from './all-day';

/** The first and the last day of something that is open for a while. */
export interface DatePeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A yearly period as dates: the current one if it includes this day, otherwise the next. */
export function currentOrNextPeriod(period: YearlyPeriod, today: CalendarDate): DatePeriod {
  const year = Number(today.slice(0, 4));
  const runsOverNewYear = period.from > period.to;
  const isAfterEnd = today.slice(5) > period.to;
  const lastYear = isAfterEnd ? year + 1 : year;
  return {
    // Without a 29 February a period begins the day after it, and ends the day before.
    from: dayIn(runsOverNewYear ? lastYear - 1 : lastYear, period.from, '03-01'),
    to: dayIn(lastYear, period.to, '02-28'),
  };
}

/** Whether somebody is at the reception, and until when, or from when. */
export type ReceptionState =
  /** Until null: day and night. */
  | { readonly kind: 'open'; readonly until: TimeOfDay | null }
  | { readonly kind: 'closed'; readonly opens: 'today' | 'tomorrow'; readonly from: TimeOfDay }
  /** The property is closed: the reception opens with the season. */
  | { readonly kind: 'out-of-season'; readonly opensOn: CalendarDate };

/**
 * The state of the reception at an instant, by the property's clock. Hours that end before they begin run over midnight.
 * @param openSeason null when the property is open all year, or unknown
 */
export function receptionAt(
  instant: Date,
  reception: HoursOfDay,
  openSeason: YearlyPeriod | null,
): ReceptionState {
  const today = dayOf(instant);
  const isInSeason = (date: CalendarDate) => openSeason === null || isWithin(date, openSeason);
  if (openSeason && !isInSeason(today))
    return { kind: 'out-of-season', opensOn: currentOrNextPeriod(openSeason, today).from };
  if (isAllDay(reception)) return { kind: 'open', until: null };
  const now = timeOf(instant);
  const { from, to } = reception;
  const isOpen = from < to ? now >= from && now < to : now >= from || now < to;
  if (isOpen) return { kind: 'open', until: to };
  if (now < from) return { kind: 'closed', opens: 'today', from };
  const tomorrow = addDays(today, 1);
  if (openSeason && !isInSeason(tomorrow))
    return { kind: 'out-of-season', opensOn: currentOrNextPeriod(openSeason, tomorrow).from };
  return { kind: 'closed', opens: 'tomorrow', from };
}

/** The time of day of an instant at the property. */
function timeOf(instant: Date): TimeOfDay {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: PROPERTY_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}

/** @param instead of 29 February in years without it */
function dayIn(year: number, day: string, instead: '02-28' | '03-01'): CalendarDate {
  return parseCalendarDate(`${year}-${day}`) ?? (`${year}-${instead}` as CalendarDate);
}
