import type { Season } from './price';
import type { Room } from './room';
import type { RoomDetails } from './room-details';

/** A room as its address names it: by its slug, or by its id when it is a number. */
export type SlugOrId = string | number;

/** Port: what the owner does to rooms and their prices; each call is one transaction. */
export abstract class RoomEditor {
  /** @throws DomainError `room.name_taken`, `room.slug_taken`, each with the fact `field` */
  abstract add(details: RoomDetails, at: Date): Promise<Room>;

  /**
   * Changes a room, one change after the other. A slug it gives up keeps leading to it; a slug it takes leads nowhere
   * else any more.
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @param change gives the new details for the present room; nothing is stored when it throws
   * @throws DomainError `room.not_found`, `room.changed`, `room.name_taken`, `room.slug_taken`
   */
  abstract change(
    room: SlugOrId,
    basedOn: Date | undefined,
    at: Date,
    change: (room: Room) => RoomDetails,
  ): Promise<Room>;

  /**
   * Removes a room with its pictures' rows, prices and old slugs; quotes keep what they say of it.
   * @returns the room that is gone
   * @throws DomainError `room.not_found`
   */
  abstract remove(room: SlugOrId): Promise<Room>;

  /**
   * Sets the price of a season, also the first one.
   * @param basedOn the price's state the change was made on; undefined overwrites whatever is there
   * @throws DomainError `room.not_found`, `pricing.changed`
   */
  abstract setPrice(
    roomId: number,
    price: { readonly season: Season; readonly pricePerNight: string },
    basedOn: Date | undefined,
    at: Date,
  ): Promise<Room>;

  /** Takes the price of a season away. @throws DomainError `room.not_found`, `pricing.not_found` */
  abstract removePrice(roomId: number, season: Season): Promise<void>;
}
