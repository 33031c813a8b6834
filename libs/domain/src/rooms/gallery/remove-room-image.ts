import type { PictureStore } from '../../shared';
import type { RoomStore } from '../room-store';
import { withoutRoomImage } from './room-gallery';

/** The owner removes an image of a room with its files. */
export class RemoveRoomImage {
  constructor(
    private readonly rooms: RoomStore,
    private readonly pictures: PictureStore,
  ) {}

  /** @throws DomainError `room.image_not_found` */
  async remove(imageId: number): Promise<void> {
    const { before } = await this.rooms.changeGallery({ imageId }, (gallery) =>
      withoutRoomImage(gallery, imageId),
    );
    await this.pictures.discard(
      'rooms',
      before.filter(({ id }) => id === imageId),
    );
  }
}
