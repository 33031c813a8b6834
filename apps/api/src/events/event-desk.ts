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
} from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { EventPictures } from './event-pictures';

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
    private readonly pictures: EventPictures,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `event.invalid` with the fields; RequestProblem for what is no picture */
  async add(form: Partial<EventDraft>, upload: Buffer | undefined): Promise<LocalEvent> {
    const details = checked({ ...EMPTY_EVENT_DRAFT, ...form });
    const picture = upload ? await this.pictures.store(upload) : null;
    try {
      return await this.events.add(details, picture, this.clock.now());
    } catch (error) {
      await this.pictures.discard(picture);
      throw error;
    }
  }

  /**
   * Changes the fields that are sent, checked together with those that stay.
   * @throws DomainError `event.invalid`, `event.not_found`, `event.changed`; RequestProblem for what is no picture
   */
  async change(
    id: number,
    basedOn: Date | undefined,
    form: Partial<EventDraft>,
    { upload, remove }: PictureWish,
  ): Promise<LocalEvent> {
    const stored = upload ? await this.pictures.store(upload) : undefined;
    const picture = stored ?? (remove ? null : undefined);
    try {
      const { before, after } = await this.events.change(id, basedOn, this.clock.now(), (event) => ({
        details: checked({ ...draftOf(event), ...form }),
        picture,
      }));
      if (picture !== undefined) await this.pictures.discard(before.picture);
      return after;
    } catch (error) {
      await this.pictures.discard(stored);
      throw error;
    }
  }

  /** Removes an event with its picture. @throws DomainError `event.not_found` */
  async remove(id: number): Promise<void> {
    const { picture } = await this.events.remove(id);
    await this.pictures.discard(picture);
  }
}

function checked(draft: EventDraft): EventDetails {
  const check = checkEvent(draft);
  if (!check.ok) throw new DomainError('event.invalid', {}, check.problems);
  return check.details;
}
