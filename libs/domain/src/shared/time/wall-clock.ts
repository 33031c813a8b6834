import { dayOf, parseCalendarDate, PROPERTY_TIME_ZONE } from './calendar-date';

const FORM = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: PROPERTY_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The property's local date and time at an instant, as a form field holds it: `2026-05-01T10:30`. */
export function wallClockOf(instant: Date): string {
  return `${dayOf(instant)}T${TIME.format(instant)}`;
}

/**
 * The instant at which the property's clock shows this; undefined for another form or a day that does not exist. An
 * hour that occurs twice in autumn means the first; one that is skipped in spring means the hour after it.
 */
export function instantOf(wallClock: string): Date | undefined {
  const [, day] = FORM.exec(wallClock) ?? [];
  if (day === undefined || !parseCalendarDate(day)) return undefined;
  const asUtc = Date.parse(`${wallClock}:00Z`);
  // Rome is one or two hours ahead; the summer's reading comes first where both hold.
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000));
  return candidates.find((instant) => wallClockOf(instant) === wallClock) ?? candidates[1];
}
