import { reordered, type Positioned } from '../../shared';
import type { RoomStore } from '../room-store';
import { ROOM_GALLERY, withMainImage, type RoomGallery } from './room-gallery';

/** The owner puts the images of a room in another order. */
export class ArrangeRoomImages {
  constructor(private readonly rooms: RoomStore) {}

  /**
   * @param read ids in the order that the change was made on; undefined overwrites whatever is there
   * @throws DomainError `room.not_found`, `room.order_mismatch`, `room.order_changed`
   */
  async arrange(
    roomId: number,
    wanted: readonly Positioned[],
    read?: readonly number[],
  ): Promise<RoomGallery> {
    const { after } = await this.rooms.changeGallery({ roomId }, (gallery) =>
      reordered(gallery, wanted, ROOM_GALLERY, read),
    );
    return after;
  }
}

/** The owner chooses the main image of a room. */
export class SetMainRoomImage {
  constructor(private readonly rooms: RoomStore) {}

  /** @throws DomainError `room.not_found`, `room.image_not_found` */
  async setMain(roomId: number, imageId: number): Promise<RoomGallery> {
    return (await this.rooms.changeGallery({ roomId }, (gallery) => withMainImage(gallery, imageId))).after;
  }
}
