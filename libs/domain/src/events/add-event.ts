import { keyedUpload, type Clock, type PictureStore } from '../shared';
import type { LocalEvent } from './event';
import { checkedEvent, EMPTY_EVENT_DRAFT, type EventDetails, type EventDraft } from './event-details';
import type { EventStore } from './event-store';

/** The owner adds an event, with or without a picture. */
export class AddEvent {
  constructor(
    private readonly events: EventStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /**
   * A form that is sent again under its key, because the response was lost, adds one event.
   * @param idempotencyKey chosen by the client so that it can retry safely; undefined when it chose none
   * @throws DomainError `event.invalid` with the fields, `event.key_reused` with the `id` of the event that came with
   *   the key before; UnreadablePictureError
   */
  async add(
    form: Partial<EventDraft>,
    upload: Uint8Array | undefined,
    idempotencyKey?: string,
  ): Promise<LocalEvent> {
    const details = checkedEvent({ ...EMPTY_EVENT_DRAFT, ...form });
    const sent = keyedUpload(contentOf(details, upload), idempotencyKey);
    const added = sent && (await this.events.findAdded(sent));
    if (added) return added;
    if (!upload) return this.events.add(details, null, this.clock.now(), sent);
    const picture = await this.pictures.read(upload);
    return this.pictures.keep('events', picture, (storeFiles) =>
      this.events.add(details, storeFiles, this.clock.now(), sent),
    );
  }
}

/** Everything that tells two forms apart: texts and picture. */
function contentOf(details: EventDetails, upload: Uint8Array = new Uint8Array()): Uint8Array {
  const texts = new TextEncoder().encode(JSON.stringify(details));
  const content = new Uint8Array(texts.length + upload.length);
  content.set(texts);
  content.set(upload, texts.length);
  return content;
}
