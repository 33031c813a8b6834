import type { GalleryChange } from '../shared/pictures/gallery';
import type { Visibility } from '../shared/listing';
import type { BreakfastGallery, BreakfastImage } from './breakfast-image';

/** An image before it has an id and a position. */
export type NewBreakfastImage = Omit<BreakfastImage, 'id' | 'order'>;

/** Port: the images of the breakfast. Each change is one transaction; changes never overlap. */
export abstract class BreakfastImageStore {
  /** In order; `public` gives only the active ones. */
  abstract list(visibility: Visibility): Promise<BreakfastGallery>;

  /**
   * Adds an image.
   * @param position gives its position in the present gallery; nothing is stored when it throws
   * @param image stores the picture's files; it is called once there is a position, and nothing is added when it fails
   */
  abstract add(
    position: (gallery: BreakfastGallery) => number,
    image: () => Promise<NewBreakfastImage>,
  ): Promise<BreakfastImage>;

  /**
   * Changes or removes images.
   * @param change gives the new gallery; nothing is stored when it throws
   */
  abstract change(
    change: (gallery: BreakfastGallery) => BreakfastGallery,
  ): Promise<GalleryChange<BreakfastImage>>;
}
