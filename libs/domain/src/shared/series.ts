import { addDays, nightsBetween, type CalendarDate } from './time/calendar-date';

/** Days of a series by default, and at most; our own figures (a month, two years). */
export const DEFAULT_SERIES_DAYS = 30;
export const MAX_SERIES_DAYS = 731;

/** First and last day of a series. */
export interface SeriesRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * The days to show: through today, and the last 30, unless asked otherwise.
 * @returns undefined when the range ends before it begins or is longer than `MAX_SERIES_DAYS`
 */
export function seriesRange(
  from: CalendarDate | undefined,
  to: CalendarDate | undefined,
  today: CalendarDate,
): SeriesRange | undefined {
  const last = to ?? (from && from > today ? from : today);
  const first = from ?? addDays(last, 1 - DEFAULT_SERIES_DAYS);
  const days = nightsBetween(first, last) + 1;
  return days < 1 || days > MAX_SERIES_DAYS ? undefined : { from: first, to: last };
}

interface OfDay {
  readonly day: CalendarDate;
}

/**
 * Every day of the range in order; days without a value get `nothing`.
 * @param nothing what a day holds on which nothing happened
 */
export function completeSeries<Counts extends object>(
  { from, to }: SeriesRange,
  known: readonly (Counts & OfDay)[],
  nothing: Counts,
): (Counts & OfDay)[] {
  const byDay = new Map(known.map((entry) => [entry.day, entry]));
  return Array.from({ length: nightsBetween(from, to) + 1 }, (_, offset) => {
    const day = addDays(from, offset);
    return byDay.get(day) ?? { ...nothing, day };
  });
}
