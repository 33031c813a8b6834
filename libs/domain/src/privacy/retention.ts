import { VISIT_RETENTION_MONTHS } from '../visits';

/**
 * Quotes, e-mail addresses of reviews, messages and consents are kept with their person for this long.
 * Source: specification §12 ("older than 2 years").
 */
export const PERSON_RETENTION_MONTHS = 24;

/** Rows from before these instants are due. */
interface RetentionLimits {
  readonly visits: Date;
  /** For everything that names a person. */
  readonly people: Date;
}

/** The limits at an instant. */
export function retentionLimits(now: Date): RetentionLimits {
  return {
    visits: monthsBefore(now, VISIT_RETENTION_MONTHS),
    people: monthsBefore(now, PERSON_RETENTION_MONTHS),
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
