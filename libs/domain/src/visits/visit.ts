import { addDays, nightsBetween, type CalendarDate } from '../shared/calendar-date';
import type { Language } from '../shared/language';

/** Older visits are deleted; the totals they were counted in stay. Source: decisions §4. */
export const VISIT_RETENTION_MONTHS = 13;

/** The salt of a day is destroyed this long (milliseconds) after it was made. Source: decisions §4. */
export const VISIT_SALT_LIFE_MS = 48 * 3_600_000;

/** A visit as recorded: it does not lead to a person. Source: decisions §4, stored IP address and user agent. */
export interface Visit {
  /** Made with the salt of the day, so a visitor counts once a day. */
  readonly visitorHash: string;
  readonly language: Language;
  readonly visitedAt: Date;
}

export interface VisitCount {
  readonly totalVisits: number;
  /** Visitors of each day, added up. */
  readonly uniqueVisits: number;
}

/** One day's visits. */
export interface VisitDay {
  readonly day: CalendarDate;
  readonly visits: number;
  /** Different visitors of the day. */
  readonly visitors: number;
  /** Visits by the language of the visitor. */
  readonly byLanguage: Readonly<Record<Language, number>>;
}

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

/** Every day of the range in order, those without visits with zeros. */
export function completeSeries({ from, to }: SeriesRange, known: readonly VisitDay[]): VisitDay[] {
  const byDay = new Map(known.map((entry) => [entry.day, entry]));
  return Array.from({ length: nightsBetween(from, to) + 1 }, (_, offset) => {
    const day = addDays(from, offset);
    return byDay.get(day) ?? { day, visits: 0, visitors: 0, byLanguage: { it: 0, en: 0, de: 0, es: 0 } };
  });
}
