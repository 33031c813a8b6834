import type { GalleryChange, KeyedUpload, PublishedOrEverything } from '../shared';
import type { BreakfastGallery, BreakfastImage } from './breakfast-image';

/** An image before it has an id and a position. */
export type NewBreakfastImage = Omit<BreakfastImage, 'id' | 'order'>;

/** Port: the images of the breakfast. Each change is one transaction; changes never overlap. */
export abstract class BreakfastImageStore {
  /** In order; `public` gives only the active ones. */
  abstract list(which: PublishedOrEverything): Promise<BreakfastGallery>;

  /**
   * Adds an image.
   * @param position gives its position in the present gallery; nothing is stored when it throws
   * @param image stores the picture's files; it is called once there is a position, and nothing is added when it fails
   * @param upload the image that came with its key before is the result, and nothing is added
   * @throws DomainError `breakfast.key_reused` when the key came with another picture
   */
  abstract add(
    position: (gallery: BreakfastGallery) => number,
    image: () => Promise<NewBreakfastImage>,
    upload?: KeyedUpload,
  ): Promise<BreakfastImage>;

  /** The image that came with this key before. @throws DomainError `breakfast.key_reused` */
  abstract findUploaded(upload: KeyedUpload): Promise<BreakfastImage | undefined>;

  /**
   * Changes or removes images.
   * @param change gives the new gallery; nothing is stored when it throws
   */
  abstract change(
    change: (gallery: BreakfastGallery) => BreakfastGallery,
  ): Promise<GalleryChange<BreakfastImage>>;
}
