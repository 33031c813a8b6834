import { reordered, type Positioned } from '../shared/pictures/gallery';
import { BREAKFAST_GALLERY, type BreakfastGallery } from './breakfast-image';
import type { BreakfastImageStore } from './breakfast-image-store';

/** The owner puts the images of the breakfast in another order. */
export class ArrangeBreakfastImages {
  constructor(private readonly images: BreakfastImageStore) {}

  /** @throws DomainError `breakfast.order_mismatch` */
  async arrange(wanted: readonly Positioned[]): Promise<BreakfastGallery> {
    return (await this.images.change((gallery) => reordered(gallery, wanted, BREAKFAST_GALLERY))).after;
  }
}
