import type { Clock, PictureStore } from '../shared';
import type { LocalEvent } from './event';
import { checkedEvent, eventDraftOf, type EventDraft } from './event-details';
import type { EventStore, PictureChange } from './event-store';

/** The owner changes some fields of an event, or its picture; the fields are checked together with those that stay. */
export class ChangeEvent {
  constructor(
    private readonly events: EventStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @param upload a new picture; null removes the picture, undefined leaves it
   * @throws DomainError `event.not_found`, `event.changed`, `event.invalid` with the fields; UnreadablePictureError
   */
  async change(
    id: number,
    basedOn: Date | undefined,
    form: Partial<EventDraft>,
    upload: Uint8Array | null | undefined,
  ): Promise<LocalEvent> {
    const save = (picture: PictureChange) =>
      this.events.change(id, basedOn, this.clock.now(), picture, (event) =>
        checkedEvent({ ...eventDraftOf(event), ...form }),
      );
    const { before, after } = upload
      ? await this.pictures.keep('events', await this.pictures.read(upload), save)
      : await save(upload);
    if (before.picture && before.picture.url !== after.picture?.url)
      await this.pictures.discard('events', [before.picture]);
    return after;
  }
}
