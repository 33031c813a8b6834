import type { HoursOfDay } from '../property';

/** Whether hours are those of a whole day: they end when they begin, or in the last minute that a day has. */
export function isAllDay({ from, to }: HoursOfDay): boolean {
  return from === to || (from === '00:00' && to === '23:59');
}
