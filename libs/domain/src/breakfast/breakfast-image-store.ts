import type { GalleryChange, KeyedUpload, PublicationScope } from '../shared';
import type { BreakfastGallery, BreakfastImage, NewBreakfastImage } from './breakfast-image';

/** Port: the images of the breakfast. Each change is one transaction; changes never overlap. */
export abstract class BreakfastImageStore {
  /** In order. */
  abstract list(scope: PublicationScope): Promise<BreakfastGallery>;

  /**
   * Adds an image, behind the others. Nothing is added when its files cannot be stored.
   * @param upload when an image with the same key exists, it is the result and nothing is added
   * @throws DomainError `breakfast.image_limit`; `breakfast.key_reused` when the key was used for another picture
   */
  abstract add(image: NewBreakfastImage, upload?: KeyedUpload): Promise<BreakfastImage>;

  /** The image that was uploaded under this key, if any. @throws DomainError `breakfast.key_reused` */
  abstract findUploaded(upload: KeyedUpload): Promise<BreakfastImage | undefined>;

  /**
   * Changes or removes images.
   * @param change gives the new gallery; nothing is stored when it throws
   */
  abstract change(
    change: (gallery: BreakfastGallery) => BreakfastGallery,
  ): Promise<GalleryChange<BreakfastImage>>;
}
