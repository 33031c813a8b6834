import type { CalendarDate, Language } from '../shared';

/** Older visits are deleted; the totals they were counted in stay. Source: specification §12. */
export const VISIT_RETENTION_MONTHS = 13;

/** The salt of a day is destroyed this long (milliseconds) after it was made. Source: specification §12. */
export const VISIT_SALT_LIFE_MS = 48 * 3_600_000;

/** A visit as recorded: it does not lead to a person. Source: specification §12, Personal data. */
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
