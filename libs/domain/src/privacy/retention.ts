import { VISIT_RETENTION_MONTHS } from '../visits/visit';

/**
 * Requests, e-mails of reviews, letters and choices about cookies tell who sent them for this long. Source: decisions §4
 * ("older than 2 years").
 */
export const PERSON_RETENTION_MONTHS = 24;

/** What is older than these instants is due. */
export interface RetentionLimits {
  readonly visits: Date;
  /** Of everything that names a person. */
  readonly people: Date;
}

/** What is due at an instant. Months are those of the calendar in UTC; a day that a month lacks is its last one. */
export function retentionLimits(now: Date): RetentionLimits {
  return {
    visits: monthsBefore(now, VISIT_RETENTION_MONTHS),
    people: monthsBefore(now, PERSON_RETENTION_MONTHS),
  };
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
