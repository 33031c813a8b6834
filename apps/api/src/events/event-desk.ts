import {
  checkEvent,
  Clock,
  DomainError,
  draftOf,
  EMPTY_EVENT_DRAFT,
  EventStore,
  type EventDetails,
  type EventDraft,
  type LocalEvent,
  type PictureChange,
} from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { PictureUploads } from '../platform/media/picture-uploads';
import { readPicture } from '../platform/media/encoding/read-picture';

const COLLECTION = 'events';

/** What the owner sends of a picture: a new one, or that the one there is goes. */
export interface PictureWish {
  readonly upload: Buffer | undefined;
  readonly remove: boolean;
}

/** What the owner does with events: form, picture and row stay together, also when something fails in between. */
@Injectable()
export class EventDesk {
  constructor(
    private readonly events: EventStore,
    private readonly uploads: PictureUploads,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `event.invalid` with the fields; RequestProblem for what is no picture */
  async add(form: Partial<EventDraft>, upload: Buffer | undefined): Promise<LocalEvent> {
    const details = checked({ ...EMPTY_EVENT_DRAFT, ...form });
    return this.save({ upload, remove: false }, (picture) =>
      this.events.add(details, picture, this.clock.now()),
    );
  }

  /**
   * Changes the fields that are sent, checked together with those that stay.
   * @throws DomainError `event.invalid`, `event.not_found`, `event.changed`; RequestProblem for what is no picture
   */
  async change(
    id: number,
    basedOn: Date | undefined,
    form: Partial<EventDraft>,
    wish: PictureWish,
  ): Promise<LocalEvent> {
    const { before, after } = await this.save(wish, (picture) =>
      this.events.change(id, basedOn, this.clock.now(), picture, (event) =>
        checked({ ...draftOf(event), ...form }),
      ),
    );
    if (before.picture && before.picture.url !== after.picture?.url)
      await this.uploads.discard(COLLECTION, [before.picture]);
    return after;
  }

  /** Removes an event with its picture. @throws DomainError `event.not_found` */
  async remove(id: number): Promise<void> {
    const { picture } = await this.events.remove(id);
    if (picture) await this.uploads.discard(COLLECTION, [picture]);
  }

  private async save<Saved>(
    { upload, remove }: PictureWish,
    store: (picture: PictureChange) => Promise<Saved>,
  ): Promise<Saved> {
    if (!upload) return store(remove ? null : undefined);
    return this.uploads.keep(COLLECTION, await readPicture(upload, 'image'), store);
  }
}

function checked(draft: EventDraft): EventDetails {
  const check = checkEvent(draft);
  if (!check.ok) throw new DomainError('event.invalid', {}, check.problems);
  return check.details;
}
