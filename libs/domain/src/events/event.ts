import { isPublished, type Picture, type CalendarDate, type Localized } from '../shared';

/** Something to see or do around the property. */
export interface LocalEvent {
  readonly id: number;
  readonly title: Localized;
  readonly description: Localized;
  readonly picture: Picture | null;
  readonly link: string | null;
  readonly startDate: CalendarDate | null;
  /** The last day equals the first when null. */
  readonly endDate: CalendarDate | null;
  readonly location: string | null;
  readonly isActive: boolean;
  readonly sortOrder: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

interface EventDays {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Whether guests see an event on a day: it is published and not over. Source: specification §13, Rooms and events. */
export function isShown(event: LocalEvent, today: CalendarDate): boolean {
  return isPublished(event) && !isOver(event, today);
}

/** Whether an event's last day is past; without a day it never is. Source: specification §13, Rooms and events. */
export function isOver({ startDate, endDate }: EventDays, today: CalendarDate): boolean {
  const last = endDate ?? startDate;
  return last !== null && last < today;
}

/**
 * The order of lists: the owner's own, then by first day, undated ones last. Source: specification §13, Rooms and
 * events.
 */
export function compareEvents(a: LocalEvent, b: LocalEvent): number {
  const day = (event: LocalEvent) => event.startDate ?? '9999';
  return a.sortOrder - b.sortOrder || day(a).localeCompare(day(b)) || a.id - b.id;
}
