import type { Picture } from '../shared/picture';
import type { Gallery, PlaceWish } from './gallery';
import type { RoomImage } from './room-image';

/** A gallery before and after a change. */
export interface GalleryChange {
  readonly before: Gallery<RoomImage>;
  readonly after: Gallery<RoomImage>;
}

/** Port: the pictures of rooms. Changes of one gallery happen one after the other. */
export abstract class GalleryStore {
  /** @throws DomainError `room.not_found` */
  abstract galleryOf(roomId: number): Promise<Gallery<RoomImage>>;

  /** The room whose gallery a picture is in. @throws DomainError `room.image_not_found` */
  abstract roomOf(imageId: number): Promise<number>;

  /**
   * Adds a picture where the rules let it stand.
   * @param store puts the picture's files in place; it runs once the place is sure, and nothing is added when it fails
   * @throws DomainError `room.not_found`, `room.image_limit`
   */
  abstract add(roomId: number, wish: PlaceWish, at: Date, store: () => Promise<Picture>): Promise<RoomImage>;

  /**
   * Changes order, main picture and texts, or leaves pictures out.
   * @param change gives the new gallery for the present one; nothing is stored when it throws
   * @throws DomainError `room.not_found`
   */
  abstract change(
    roomId: number,
    change: (gallery: Gallery<RoomImage>) => Gallery<RoomImage>,
  ): Promise<GalleryChange>;
}
