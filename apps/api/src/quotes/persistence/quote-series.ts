import { byLanguage, isLanguage, parseCalendarDate, PROPERTY_TIME_ZONE, type QuoteDay } from '@ospite/domain';

/**
 * Quotes by day of the property and language, both ends included, without those that look automated. The limits are
 * instants, so that the index by arrival serves. Parameters: first day, last day.
 */
export const SERIES = `
  select (created_at at time zone '${PROPERTY_TIME_ZONE}')::date::text as day, language, count(*)::int as requests
  from quote
  where created_at >= ?::date::timestamp at time zone '${PROPERTY_TIME_ZONE}'
    and created_at < (?::date + 1)::timestamp at time zone '${PROPERTY_TIME_ZONE}' and not suspected
  group by 1, 2 order by 1, 2`;

interface SeriesRow {
  readonly day: string;
  readonly language: string;
  readonly requests: number;
}

/** The rows of the statement, a day each. */
export function toQuoteDays(rows: readonly SeriesRow[]): readonly QuoteDay[] {
  const days = new Map<string, QuoteDay>();
  for (const { day: text, language, requests } of rows) {
    const day = parseCalendarDate(text);
    if (!day || !isLanguage(language)) continue;
    const known = days.get(day) ?? { day, requests: 0, byLanguage: byLanguage(() => 0) };
    days.set(day, {
      day,
      requests: known.requests + requests,
      byLanguage: { ...known.byLanguage, [language]: requests },
    });
  }
  return [...days.values()];
}
