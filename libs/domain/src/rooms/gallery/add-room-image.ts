import type { Clock } from '../../shared/clock';
import { DomainError } from '../../shared/domain-error';
import type { PictureStore } from '../../shared/pictures/picture-store';
import type { RoomStore } from '../room-store';
import { insertion, type RoomImage, type WantedPosition } from './room-gallery';

/** The owner uploads an image of a room. */
export class AddRoomImage {
  constructor(
    private readonly rooms: RoomStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `room.not_found`, `room.image_limit`; UnreadablePictureError */
  async add(roomId: number, upload: Uint8Array, wanted: WantedPosition): Promise<RoomImage> {
    const room = await this.rooms.find(roomId, 'everything');
    if (!room) throw new DomainError('room.not_found');
    // Encoding takes long, so a full gallery refuses before it; the store decides once more under its lock.
    insertion(room.images, wanted);
    const picture = await this.pictures.read(upload);
    const updatedAt = this.clock.now();
    return this.pictures.keep('rooms', picture, (storeFiles) =>
      this.rooms.addImage(
        roomId,
        (gallery) => insertion(gallery, wanted),
        async () => ({ ...(await storeFiles()), alt: { it: '' }, updatedAt }),
      ),
    );
  }
}
