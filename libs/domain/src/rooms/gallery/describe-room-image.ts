import { imageOf, type Clock } from '../../shared';
import type { RoomStore } from '../room-store';
import { ROOM_GALLERY, withAlt, type AltChanges, type RoomImage } from './room-gallery';

/** The owner describes what an image shows. */
export class DescribeRoomImage {
  constructor(
    private readonly rooms: RoomStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @throws DomainError `room.image_not_found`, `room.image_changed`, `room.invalid` with the fields `alt.<language>`
   */
  async describe(imageId: number, basedOn: Date | undefined, alt: AltChanges): Promise<RoomImage> {
    const save = { basedOn, at: this.clock.now() };
    const { after } = await this.rooms.changeGallery({ imageId }, (gallery) =>
      withAlt(gallery, imageId, alt, save),
    );
    return imageOf(after, imageId, ROOM_GALLERY);
  }
}
