import { withoutImage, type PictureStore } from '../shared';
import { BREAKFAST_GALLERY } from './breakfast-image';
import type { BreakfastImageStore } from './breakfast-image-store';

/** The owner removes an image of the breakfast with its files. */
export class RemoveBreakfastImage {
  constructor(
    private readonly images: BreakfastImageStore,
    private readonly pictures: PictureStore,
  ) {}

  /** @throws DomainError `breakfast.not_found` */
  async remove(id: number): Promise<void> {
    const { before } = await this.images.change((gallery) => withoutImage(gallery, id, BREAKFAST_GALLERY));
    await this.pictures.discard(
      'breakfast',
      before.filter((image) => image.id === id),
    );
  }
}
