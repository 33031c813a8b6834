import {
  inOrder,
  nextPosition,
  withinScope,
  type GalleryChange,
  type KeyedUpload,
  type PublicationScope,
} from '../shared';
import { MemoryUploadKeys } from '../shared/pictures/memory-upload-keys.fixture';
import {
  BREAKFAST_GALLERY,
  withStoredFiles,
  type BreakfastGallery,
  type BreakfastImage,
  type NewBreakfastImage,
} from './breakfast-image';
import { BreakfastImageStore } from './breakfast-image-store';

/** The breakfast image store's twin in memory, for tests of use cases. */
export class MemoryBreakfastImageStore extends BreakfastImageStore {
  private images: BreakfastGallery = [];
  private readonly uploadKeys = new MemoryUploadKeys('breakfast.key_reused');
  private lastId = 0;

  override async list(scope: PublicationScope): Promise<BreakfastGallery> {
    return withinScope(scope, this.images);
  }

  override async add(image: NewBreakfastImage, upload?: KeyedUpload): Promise<BreakfastImage> {
    const uploaded = this.uploadKeys.find(this.images, upload);
    if (uploaded) return uploaded;
    nextPosition(this.images, BREAKFAST_GALLERY);
    const stored = await withStoredFiles(image);
    this.lastId += 1;
    const added = { ...stored, id: this.lastId, order: nextPosition(this.images, BREAKFAST_GALLERY) };
    this.images = inOrder([...this.images, added]);
    this.uploadKeys.remember(added.id, upload);
    return added;
  }

  override async findUploaded(upload: KeyedUpload): Promise<BreakfastImage | undefined> {
    return this.uploadKeys.find(this.images, upload);
  }

  override async change(
    change: (gallery: BreakfastGallery) => BreakfastGallery,
  ): Promise<GalleryChange<BreakfastImage>> {
    const before = this.images;
    this.images = inOrder(change(before));
    return { before, after: this.images };
  }
}
