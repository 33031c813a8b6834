import { DomainError, keyedUpload, type Clock, type PictureStore } from '../../shared';
import type { RoomStore } from '../room-store';
import { insertion, type RoomImage, type WantedPosition } from './room-gallery';

/** The owner uploads an image of a room. */
export class AddRoomImage {
  constructor(
    private readonly rooms: RoomStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /**
   * An upload that is sent again under its key adds one image, even when the gallery is full since.
   * @param idempotencyKey chosen by the client so that it can retry safely; undefined when it chose none
   * @throws DomainError `room.not_found`, `room.image_limit`, `room.key_reused`; UnreadablePictureError
   */
  async add(
    roomId: number,
    upload: Uint8Array,
    wanted: WantedPosition,
    idempotencyKey?: string,
  ): Promise<RoomImage> {
    const room = await this.rooms.find(roomId, 'everything');
    if (!room) throw new DomainError('room.not_found');
    const keyed = keyedUpload(upload, idempotencyKey);
    const uploaded = keyed && (await this.rooms.findUploaded(roomId, keyed));
    if (uploaded) return uploaded;
    // Encoding is slow, so a full gallery is refused before it; the store checks again under its lock.
    insertion(room.images, wanted);
    const picture = await this.pictures.read(upload);
    const image = { wanted, alt: { it: '' }, updatedAt: this.clock.now() };
    return this.pictures.keep('rooms', picture, (storeFiles) =>
      this.rooms.addImage(roomId, { ...image, storeFiles }, keyed),
    );
  }
}
