import type { Visibility } from '../rooms/room-store';
import type { Picture } from '../rooms/room-image';
import type { CalendarDate } from '../shared/calendar-date';
import type { Slice } from '../shared/slice';
import type { LocalEvent } from './event';
import type { EventDetails } from './event-details';

export interface EventPage {
  readonly events: readonly LocalEvent[];
  /** All that match, whatever the slice. */
  readonly total: number;
}

/** A change of an event, made in the transaction that stores it. */
export interface EventChange {
  readonly details: EventDetails;
  /** Another picture, or none; undefined leaves the one there is. */
  readonly picture: Picture | null | undefined;
}

/** Port: events as stored. */
export abstract class EventStore {
  /** In the lists' order; `public` gives what guests see on that day. */
  abstract list(visibility: Visibility, today: CalendarDate, slice: Slice): Promise<EventPage>;
  abstract add(details: EventDetails, picture: Picture | null, at: Date): Promise<LocalEvent>;
  /**
   * Changes an event, one change after the other.
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @param change gives the new state for the present one; nothing is stored when it throws
   * @returns the event as it was and as it is
   * @throws DomainError `event.not_found`, `event.changed`
   */
  abstract change(
    id: number,
    basedOn: Date | undefined,
    at: Date,
    change: (event: LocalEvent) => EventChange,
  ): Promise<{ before: LocalEvent; after: LocalEvent }>;
  /** @returns the event that is gone @throws DomainError `event.not_found` */
  abstract remove(id: number): Promise<LocalEvent>;
  /** The pictures of all events. */
  abstract pictures(): Promise<readonly Picture[]>;
}
