import { keyedForm, type Clock } from '../shared';
import { refuseReservedSlug, type Room } from './room';
import { checkedRoom, EMPTY_ROOM_DRAFT, type RoomDraft } from './room-details';
import type { RoomStore } from './room-store';

/** The owner adds a room. */
export class AddRoom {
  /** @param isReserved whether a word is part of one of the server's addresses, and so not allowed as a slug */
  constructor(
    private readonly rooms: RoomStore,
    private readonly clock: Clock,
    private readonly isReserved: (word: string) => boolean,
  ) {}

  /**
   * A form that is sent again under its key, because the response was lost, adds one room.
   * @param idempotencyKey chosen by the client so that it can retry safely; undefined when it chose none
   * @throws DomainError `room.invalid` with the fields, `room.slug_reserved`, `room.slug_taken`, `room.name_taken`;
   *   `room.key_reused` with the `id` of the room that came with the key before
   */
  async add(form: Partial<RoomDraft>, idempotencyKey?: string): Promise<Room> {
    const details = checkedRoom({ ...EMPTY_ROOM_DRAFT, ...form }, await this.rooms.ownAmenities());
    refuseReservedSlug(details.slug, this.isReserved);
    return this.rooms.add(details, this.clock.now(), keyedForm(details, idempotencyKey));
  }
}
