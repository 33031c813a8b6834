import type { Language } from '../shared/language';

/** Older visits are counted into totals and deleted. Source: decisions §4. */
export const VISIT_RETENTION_MONTHS = 13;

/** A visit as recorded: nobody can be told from it. Source: decisions §4, stored IP address and user agent. */
export interface Visit {
  /** Random, of the record alone. */
  readonly sessionId: string;
  /** Hash of address and user agent with a random salt of the day, so a visitor counts once a day. */
  readonly visitorHash: string;
  readonly language: Language;
  readonly visitedAt: Date;
}

export interface VisitCount {
  readonly totalVisits: number;
  readonly uniqueVisits: number;
}
