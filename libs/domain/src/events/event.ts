import type { CalendarDate } from '../shared/calendar-date';

/** Source: specification §9: event dates 50 characters, descriptions cut at 100 in the owner's list. */
export const MAX_EVENT_DATE_LENGTH = 50;
export const EVENT_LIST_DESCRIPTION_LENGTH = 100;
export const MAX_EVENT_TITLE_LENGTH = 200;

/** Something to see or do around the property. */
export interface LocalEvent {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly link: string | null;
  /** The last day equals the first when null. */
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  readonly location: string | null;
  readonly isActive: boolean;
  readonly sortOrder: number;
}

/** Whether guests see an event on a day: it is active and not over. Source: decisions §5, Events. */
export function isShown(event: LocalEvent, today: CalendarDate): boolean {
  const last = event.endDate ?? event.startDate;
  return event.isActive && (last === null || last >= today);
}

/** The order of lists: the owner's own, then by first day, undated ones last. Source: decisions §5, Events. */
export function compareEvents(a: LocalEvent, b: LocalEvent): number {
  const day = (event: LocalEvent) => event.startDate ?? '9999';
  return a.sortOrder - b.sortOrder || day(a).localeCompare(day(b)) || a.id - b.id;
}
