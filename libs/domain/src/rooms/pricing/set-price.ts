import type { Clock } from '../../shared';
import type { Room } from '../room';
import type { RoomStore } from '../room-store';
import { checkedPrice, type Season } from './price';

/** The owner sets the price of a room in a season. */
export class SetPrice {
  constructor(
    private readonly rooms: RoomStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn the state of the price that the change was made on; undefined overwrites whatever is there
   * @throws DomainError `room.not_found`, `room.invalid` with the field, `pricing.changed`
   */
  async set(roomId: number, season: Season, pricePerNight: string, basedOn: Date | undefined): Promise<Room> {
    const price = { season, pricePerNight: checkedPrice(pricePerNight) };
    return this.rooms.setPrice(roomId, price, basedOn, this.clock.now());
  }
}
