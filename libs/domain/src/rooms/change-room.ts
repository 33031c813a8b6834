import type { Clock } from '../shared';
import { refuseReservedSlug, type Room } from './room';
import { checkedRoom, roomDraftOf, type RoomDraft } from './room-details';
import type { RoomStore, SlugOrId } from './room-store';

/** The owner changes some fields of a room; they are checked together with those that stay. */
export class ChangeRoom {
  /** @param isReserved whether a word is part of one of the server's addresses, and so not allowed as a slug */
  constructor(
    private readonly rooms: RoomStore,
    private readonly clock: Clock,
    private readonly isReserved: (word: string) => boolean,
  ) {}

  /**
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @throws DomainError `room.not_found`, `room.changed`, `room.invalid` with the fields, `room.slug_reserved`,
   *   `room.slug_taken`, `room.name_taken`
   */
  async change(room: SlugOrId, basedOn: Date | undefined, form: Partial<RoomDraft>): Promise<Room> {
    const ownAmenities = await this.rooms.ownAmenities();
    return this.rooms.change(room, basedOn, this.clock.now(), (present) => {
      const details = checkedRoom({ ...roomDraftOf(present), ...form }, ownAmenities);
      if (details.slug !== present.slug) refuseReservedSlug(details.slug, this.isReserved);
      return details;
    });
  }
}
