import type { Slice, Visibility } from '../shared/listing';
import type { Picture } from '../shared/picture';
import type { CalendarDate } from '../shared/calendar-date';
import type { LocalEvent } from './event';
import type { EventDetails } from './event-details';

export interface EventPage {
  readonly events: readonly LocalEvent[];
  /** All that match, whatever the slice. */
  readonly total: number;
}

/**
 * What becomes of an event's picture: another one, by what puts its files in place once the event is sure to be stored;
 * none; or, when undefined, the one there is.
 */
export type PictureChange = (() => Promise<Picture>) | null | undefined;

/** Port: events as stored. */
export abstract class EventStore {
  /** In the lists' order; `public` gives what guests see on that day. */
  abstract list(visibility: Visibility, today: CalendarDate, slice: Slice): Promise<EventPage>;
  /** @param picture nothing is added when it fails */
  abstract add(details: EventDetails, picture: PictureChange, at: Date): Promise<LocalEvent>;
  /**
   * Changes an event, one change after the other.
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @param picture nothing is changed when it fails
   * @param change gives the new details for the present event; nothing is stored when it throws
   * @returns the event as it was and as it is
   * @throws DomainError `event.not_found`, `event.changed`
   */
  abstract change(
    id: number,
    basedOn: Date | undefined,
    at: Date,
    picture: PictureChange,
    change: (event: LocalEvent) => EventDetails,
  ): Promise<{ before: LocalEvent; after: LocalEvent }>;
  /** @returns the event that is gone @throws DomainError `event.not_found` */
  abstract remove(id: number): Promise<LocalEvent>;
}
