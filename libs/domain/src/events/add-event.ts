import type { Clock } from '../shared/clock';
import type { PictureStore } from '../shared/pictures/picture-store';
import type { LocalEvent } from './event';
import { checkedEvent, EMPTY_EVENT_DRAFT, type EventDraft } from './event-details';
import type { EventStore } from './event-store';

/** The owner adds an event, with or without a picture. */
export class AddEvent {
  constructor(
    private readonly events: EventStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `event.invalid` with the fields; UnreadablePictureError */
  async add(form: Partial<EventDraft>, upload: Uint8Array | undefined): Promise<LocalEvent> {
    const details = checkedEvent({ ...EMPTY_EVENT_DRAFT, ...form });
    if (!upload) return this.events.add(details, null, this.clock.now());
    const picture = await this.pictures.read(upload);
    return this.pictures.keep('events', picture, (storeFiles) =>
      this.events.add(details, storeFiles, this.clock.now()),
    );
  }
}
