import { reordered, type Positioned } from '../shared';
import { BREAKFAST_GALLERY, type BreakfastGallery } from './breakfast-image';
import type { BreakfastImageStore } from './breakfast-image-store';

/** The owner puts the images of the breakfast in another order. */
export class ArrangeBreakfastImages {
  constructor(private readonly images: BreakfastImageStore) {}

  /**
   * @param read ids in the order that the change was made on; undefined overwrites whatever is there
   * @throws DomainError `breakfast.order_mismatch`, `breakfast.order_changed`
   */
  async arrange(wanted: readonly Positioned[], read?: readonly number[]): Promise<BreakfastGallery> {
    return (await this.images.change((gallery) => reordered(gallery, wanted, BREAKFAST_GALLERY, read))).after;
  }
}
