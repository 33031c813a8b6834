import type { PictureStore } from '../shared';
import type { RoomStore, SlugOrId } from './room-store';

/** The owner removes a room with its pictures. */
export class RemoveRoom {
  constructor(
    private readonly rooms: RoomStore,
    private readonly pictures: PictureStore,
  ) {}

  /** @throws DomainError `room.not_found` */
  async remove(room: SlugOrId): Promise<void> {
    const { images } = await this.rooms.remove(room);
    await this.pictures.discard('rooms', images);
  }
}
