import { inOrder, type GalleryChange } from '../shared/pictures/gallery';
import type { Visibility } from '../shared/listing';
import type { BreakfastGallery, BreakfastImage } from './breakfast-image';
import { BreakfastImageStore, type NewBreakfastImage } from './breakfast-image-store';

/** The breakfast image store's twin in memory, for tests of use cases. */
export class MemoryBreakfastImageStore extends BreakfastImageStore {
  private images: BreakfastGallery = [];
  private lastId = 0;

  override async list(visibility: Visibility): Promise<BreakfastGallery> {
    return this.images.filter(({ isActive }) => isActive || visibility === 'everything');
  }

  override async add(
    position: (gallery: BreakfastGallery) => number,
    image: () => Promise<NewBreakfastImage>,
  ): Promise<BreakfastImage> {
    position(this.images);
    const stored = await image();
    this.lastId += 1;
    const added = { ...stored, id: this.lastId, order: position(this.images) };
    this.images = inOrder([...this.images, added]);
    return added;
  }

  override async change(
    change: (gallery: BreakfastGallery) => BreakfastGallery,
  ): Promise<GalleryChange<BreakfastImage>> {
    const before = this.images;
    this.images = inOrder(change(before));
    return { before, after: this.images };
  }
}
