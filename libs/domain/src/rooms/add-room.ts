import { keyedForm, type Clock } from '../shared';
import { refuseReservedSlug, type Room } from './room';
import { checkedRoom, EMPTY_ROOM_DRAFT, type RoomDraft } from './room-details';
import type { RoomStore } from './room-store';

/** The owner adds a room. */
export class AddRoom {
  /** @param isReserved whether a word stands in one of the server's addresses, which no room may take as its slug */
  constructor(
    private readonly rooms: RoomStore,
    private readonly clock: Clock,
    private readonly isReserved: (word: string) => boolean,
  ) {}

  /**
   * A form that is sent again under its key, since the response was lost, is one room.
   * @param idempotencyKey chosen by the client so that it can safely send again; undefined when it chose none
   * @throws DomainError `room.invalid` with the fields, `room.slug_reserved`, `room.slug_taken`, `room.name_taken`;
   *   `room.key_reused` with the `id` of the room that came with the key before
   */
  async add(form: Partial<RoomDraft>, idempotencyKey?: string): Promise<Room> {
    const details = checkedRoom({ ...EMPTY_ROOM_DRAFT, ...form });
    refuseReservedSlug(details.slug, this.isReserved);
    return this.rooms.add(details, this.clock.now(), keyedForm(details, idempotencyKey));
  }
}
