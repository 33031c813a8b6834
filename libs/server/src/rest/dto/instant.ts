import { isInCalendar } from '@ospite/domain/shared';
import { isISO8601, ValidateBy } from 'class-validator';

/** A field that is an instant of the calendar: ISO 8601, in one of the spellings that `Date` reads, which knows no weeks. */
export const IsInstant = () => ValidateBy({ name: 'isInstant', validator: { validate: isInstant } });

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && isISO8601(value, { strict: true }) && isInCalendar(new Date(value));
}
