import type { Visibility } from '../rooms/room-store';
import type { CalendarDate } from '../shared/calendar-date';
import type { LocalEvent } from './event';

/** Port: events as stored. */
export abstract class EventStore {
  /** In the lists' order; `public` gives what guests see on that day. */
  abstract list(visibility: Visibility, today: CalendarDate): Promise<readonly LocalEvent[]>;
}
