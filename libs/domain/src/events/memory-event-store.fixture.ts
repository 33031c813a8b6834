import {
  DomainError,
  refuseStale,
  savedAt,
  type CalendarDate,
  type Slice,
  type PublicationScope,
  type KeyedUpload,
} from '../shared';
import { MemoryUploadKeys } from '../shared/pictures/memory-upload-keys.fixture';
import { compareEvents, isShown, type LocalEvent } from './event';
import type { EventDetails } from './event-details';
import { EventStore, type EventPage, type PictureChange } from './event-store';

/** The event store's twin in memory, for tests of use cases. */
export class MemoryEventStore extends EventStore {
  private readonly events = new Map<number, LocalEvent>();
  private readonly keys = new MemoryUploadKeys('event.key_reused');
  private lastId = 0;

  override async list(
    scope: PublicationScope,
    today: CalendarDate,
    { offset, limit }: Slice,
  ): Promise<EventPage> {
    const events = [...this.events.values()]
      .filter((event) => scope === 'everything' || isShown(event, today))
      .toSorted(compareEvents);
    return { events: events.slice(offset, offset + limit), total: events.length };
  }

  override async find(
    id: number,
    scope: PublicationScope,
    today: CalendarDate,
  ): Promise<LocalEvent | undefined> {
    const event = this.events.get(id);
    return event && (scope === 'everything' || isShown(event, today)) ? event : undefined;
  }

  override async add(
    details: EventDetails,
    picture: PictureChange,
    at: Date,
    sent?: KeyedUpload,
  ): Promise<LocalEvent> {
    const stored = (await picture?.()) ?? null;
    const added = this.keys.find([...this.events.values()], sent);
    if (added) return added;
    this.lastId += 1;
    this.keys.remember(this.lastId, sent);
    return this.store({ ...details, id: this.lastId, picture: stored, createdAt: at, updatedAt: at });
  }

  override async findAdded(sent: KeyedUpload): Promise<LocalEvent | undefined> {
    return this.keys.find([...this.events.values()], sent);
  }

  override async change(
    id: number,
    basedOn: Date | undefined,
    at: Date,
    picture: PictureChange,
    change: (event: LocalEvent) => EventDetails,
  ): Promise<{ readonly before: LocalEvent; readonly after: LocalEvent }> {
    const before = this.known(id);
    refuseStale(before.updatedAt, basedOn, 'event.changed');
    const details = change(before);
    const stored = picture === undefined ? before.picture : ((await picture?.()) ?? null);
    const updatedAt = savedAt(before.updatedAt, at);
    return { before, after: this.store({ ...before, ...details, picture: stored, updatedAt }) };
  }

  override async remove(id: number): Promise<LocalEvent> {
    const removed = this.known(id);
    this.events.delete(id);
    return removed;
  }

  private known(id: number): LocalEvent {
    const event = this.events.get(id);
    if (!event) throw new DomainError('event.not_found');
    return event;
  }

  private store(event: LocalEvent): LocalEvent {
    this.events.set(event.id, event);
    return event;
  }
}
