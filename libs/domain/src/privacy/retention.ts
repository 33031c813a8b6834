import { VISIT_RETENTION_MONTHS } from '../visits';

/**
 * Quotes, e-mail addresses of reviews, messages and consents are kept with their person for this long.
 * Source: specification §12 ("older than 2 years").
 */
export const PERSON_RETENTION_MONTHS = 24;

/** What is from before an instant is due. */
export interface AgeLimit {
  readonly before: Date;
  readonly now: Date;
}

interface RetentionLimits {
  readonly visits: AgeLimit;
  /** For everything that names a person. */
  readonly people: AgeLimit;
}

/** The limits at an instant. */
export function retentionLimits(now: Date): RetentionLimits {
  return {
    visits: { before: monthsBefore(now, VISIT_RETENTION_MONTHS), now },
    people: { before: monthsBefore(now, PERSON_RETENTION_MONTHS), now },
  };
}

/** The instant so many calendar months earlier, in UTC; a day that a month lacks becomes its last one. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
