import { parseCalendarDate, type CalendarDate, type LocalEvent } from '@ospite/domain';
import type { EventRecord } from './event.record';

/** Row to domain. */
export function toEvent(row: EventRecord): LocalEvent {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    picture: row.picture,
    link: row.link,
    startDate: toDay(row.startDate),
    endDate: toDay(row.endDate),
    location: row.location,
    isActive: row.isActive,
    sortOrder: row.sortOrder,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function toDay(text: string | null): CalendarDate | null {
  return text === null ? null : (parseCalendarDate(text) ?? null);
}
