import type { Clock } from '../shared/clock';
import { refuseReservedSlug, type Room } from './room';
import { checkedRoom, EMPTY_ROOM_DRAFT, type RoomDraft } from './room-details';
import type { RoomStore } from './room-store';

/** The owner adds a room. */
export class AddRoom {
  /** @param pageNames first parts of the site's addresses, which no room may take as its slug */
  constructor(
    private readonly rooms: RoomStore,
    private readonly clock: Clock,
    private readonly pageNames: readonly string[],
  ) {}

  /** @throws DomainError `room.invalid` with the fields, `room.slug_reserved`, `room.slug_taken`, `room.name_taken` */
  async add(form: Partial<RoomDraft>): Promise<Room> {
    const details = checkedRoom({ ...EMPTY_ROOM_DRAFT, ...form });
    refuseReservedSlug(details.slug, this.pageNames);
    return this.rooms.add(details, this.clock.now());
  }
}
