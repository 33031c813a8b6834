import {
  Clock,
  GalleryStore,
  inOrder,
  nextPlace,
  withAlt,
  withMain,
  withoutPicture,
  type AltChanges,
  type Gallery,
  type Placed,
  type PlaceWish,
  type RoomImage,
} from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { PictureUploads } from '../platform/media/picture-uploads';
import { readPicture } from '../platform/media/encoding/read-picture';

const COLLECTION = 'rooms';

/** What the owner does with pictures of rooms: rows and files stay together, also when something fails in between. */
@Injectable()
export class GalleryDesk {
  constructor(
    private readonly galleries: GalleryStore,
    private readonly uploads: PictureUploads,
    private readonly clock: Clock,
  ) {}

  /**
   * @param field the form's field that holds the picture, for who is told that it is none
   * @throws DomainError `room.not_found`, `room.image_limit`; RequestProblem for what is no picture
   */
  async add(roomId: number, wish: PlaceWish, content: Buffer, field: string): Promise<RoomImage> {
    // Nobody waits for a picture to be encoded that has no place; the store decides once more, for good.
    nextPlace(await this.galleries.galleryOf(roomId), wish);
    const made = await readPicture(content, field);
    const at = this.clock.now();
    return this.uploads.keep(COLLECTION, made, (store) => this.galleries.add(roomId, wish, at, store));
  }

  /** @throws DomainError `room.image_not_found` */
  async remove(imageId: number): Promise<void> {
    const roomId = await this.galleries.roomOf(imageId);
    const { before } = await this.galleries.change(roomId, (gallery) => withoutPicture(gallery, imageId));
    await this.uploads.discard(
      COLLECTION,
      before.filter(({ id }) => id === imageId),
    );
  }

  /** @throws DomainError `room.image_not_found`, `room.image_changed`, `room.invalid` */
  async describe(imageId: number, basedOn: Date | undefined, alt: AltChanges): Promise<RoomImage> {
    const roomId = await this.galleries.roomOf(imageId);
    const save = { basedOn, at: this.clock.now() };
    const { after } = await this.galleries.change(roomId, (gallery) => withAlt(gallery, imageId, alt, save));
    return found(after, imageId);
  }

  /** @throws DomainError `room.not_found`, `room.order_mismatch` */
  async arrange(roomId: number, wanted: readonly Placed[]): Promise<Gallery<RoomImage>> {
    return (await this.galleries.change(roomId, (gallery) => inOrder(gallery, wanted))).after;
  }

  /** @throws DomainError `room.not_found`, `room.image_not_found` */
  async promote(roomId: number, imageId: number): Promise<Gallery<RoomImage>> {
    return (await this.galleries.change(roomId, (gallery) => withMain(gallery, imageId))).after;
  }
}

function found(gallery: Gallery<RoomImage>, id: number): RoomImage {
  const image = gallery.find((candidate) => candidate.id === id);
  if (!image) throw new Error(`picture ${id} vanished while it was described`);
  return image;
}
