import type { KeyedForm, GalleryChange, KeyedUpload, StoreFiles, PublicationScope } from '../shared';
import type { RoomGallery, RoomImage, WantedPosition } from './gallery/room-gallery';
import type { Season } from './pricing/price';
import type { Room, RoomDetails } from './room';

/** A room as addresses name it: a slug, or a number that is its id. */
export type SlugOrId = string | number;

/** An uploaded image before it has files, an id and a position. */
export interface NewRoomImage extends Pick<RoomImage, 'alt' | 'updatedAt'> {
  readonly storeFiles: StoreFiles;
  readonly wanted: WantedPosition;
}

/** Port: rooms with their galleries and prices. Each change is one transaction; changes of one room never overlap. */
export abstract class RoomStore {
  /** All rooms, oldest first. */
  abstract list(scope: PublicationScope): Promise<readonly Room[]>;

  abstract find(room: SlugOrId, scope: PublicationScope): Promise<Room | undefined>;

  /** Ids of the amenities of the owner's own; rooms lose those that are no longer among them. */
  abstract ownAmenities(): Promise<readonly string[]>;

  /** The current slug of the published room that once had this one, so that old addresses keep working. */
  abstract findRenamed(oldSlug: string): Promise<string | undefined>;

  /**
   * @param sent when a room with the same key exists, it is the result, as it is now, and nothing is added
   * @throws DomainError `room.name_taken`, `room.slug_taken`, each with the fact `field`; `room.key_reused` with the `id`
   *   of the room that came with the key before
   */
  abstract add(details: RoomDetails, at: Date, sent?: KeyedForm): Promise<Room>;

  /**
   * Changes a room. Its former slug keeps leading to it until another room takes it.
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @param change gives the new details; nothing is stored when it throws
   * @throws DomainError `room.not_found`, `room.changed`, `room.name_taken`, `room.slug_taken`
   */
  abstract change(
    room: SlugOrId,
    basedOn: Date | undefined,
    at: Date,
    change: (room: Room) => RoomDetails,
  ): Promise<Room>;

  /**
   * Removes a room with its gallery, prices and old slugs; quotes keep what they say of it.
   * @returns the removed room
   * @throws DomainError `room.not_found`
   */
  abstract remove(room: SlugOrId): Promise<Room>;

  /** Sets a season's price, whether or not there was one.
   * @param basedOn the state of the price that the change was made on; undefined overwrites whatever is there
   * @throws DomainError `room.not_found`, `pricing.changed`
   */
  abstract setPrice(
    roomId: number,
    price: { readonly season: Season; readonly pricePerNight: string },
    basedOn: Date | undefined,
    at: Date,
  ): Promise<Room>;

  /** @throws DomainError `room.not_found`, `pricing.not_found` */
  abstract removePrice(roomId: number, season: Season): Promise<void>;

  /**
   * Adds an image to a room's gallery, at its `insertion`. Nothing is added when its files cannot be stored.
   * @param upload when an image with the same key exists, it is the result and nothing is added
   * @throws DomainError `room.not_found`, `room.image_limit`; `room.key_reused` when the key was used for another picture
   */
  abstract addImage(roomId: number, image: NewRoomImage, upload?: KeyedUpload): Promise<RoomImage>;

  /** The image of a room that was uploaded under this key, if any. @throws DomainError `room.key_reused` */
  abstract findUploaded(roomId: number, upload: KeyedUpload): Promise<RoomImage | undefined>;

  /**
   * Changes or removes images of one gallery.
   * @param which the gallery of a room, or the one that contains an image
   * @param change gives the new gallery; nothing is stored when it throws
   * @throws DomainError `room.not_found`, or `room.image_not_found` for an unknown image
   */
  abstract changeGallery(
    which: { readonly roomId: number } | { readonly imageId: number },
    change: (gallery: RoomGallery) => RoomGallery,
  ): Promise<GalleryChange<RoomImage>>;
}
