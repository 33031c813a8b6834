import type { Slice, PublicationScope, KeyedUpload, Picture, CalendarDate } from '../shared';
import type { LocalEvent } from './event';
import type { EventDetails } from './event-details';

export interface EventPage {
  readonly events: readonly LocalEvent[];
  /** The number of matches, whatever the slice. */
  readonly total: number;
}

/**
 * A function that stores the new picture's files, called once nothing else can refuse the event. Null removes the
 * picture, undefined keeps it.
 */
export type PictureChange = (() => Promise<Picture>) | null | undefined;

/** Port: events. Each change is one transaction; changes of one event never overlap. */
export abstract class EventStore {
  /** In the order of `compareEvents`; `published` gives what guests see on that day. */
  abstract list(scope: PublicationScope, today: CalendarDate, slice: Slice): Promise<EventPage>;

  /** One event; with `published` only if guests see it on that day. */
  abstract find(id: number, scope: PublicationScope, today: CalendarDate): Promise<LocalEvent | undefined>;

  /**
   * Adds an event; nothing is added when its picture fails.
   * @param sent when an event with the same key exists, it is the result and nothing is added
   * @throws DomainError `event.key_reused` when the key came with another event
   */
  abstract add(
    details: EventDetails,
    picture: PictureChange,
    at: Date,
    sent?: KeyedUpload,
  ): Promise<LocalEvent>;

  /** The event that was added under this key, if any. @throws DomainError `event.key_reused` */
  abstract findAdded(sent: KeyedUpload): Promise<LocalEvent | undefined>;

  /**
   * Changes an event; nothing is changed when its picture fails.
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @param change gives the new details; nothing is stored when it throws
   * @returns the event before and after
   * @throws DomainError `event.not_found`, `event.changed`
   */
  abstract change(
    id: number,
    basedOn: Date | undefined,
    at: Date,
    picture: PictureChange,
    change: (event: LocalEvent) => EventDetails,
  ): Promise<{ readonly before: LocalEvent; readonly after: LocalEvent }>;

  /** @returns the removed event @throws DomainError `event.not_found` */
  abstract remove(id: number): Promise<LocalEvent>;
}
