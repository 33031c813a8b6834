import type { Clock } from '../shared/clock';
import { nextPosition } from '../shared/pictures/gallery';
import { fileNameOf } from '../shared/pictures/picture';
import type { PictureStore } from '../shared/pictures/picture-store';
import {
  BREAKFAST_GALLERY,
  checkedBreakfastDescription,
  originalNameOf,
  type BreakfastGallery,
  type BreakfastImage,
} from './breakfast-image';
import type { BreakfastImageStore } from './breakfast-image-store';

/** What comes with an uploaded image. */
interface BreakfastUpload {
  readonly content: Uint8Array;
  /** As the sender's device called the file. */
  readonly originalName: string;
  readonly description: string | null;
}

/** The owner uploads an image of the breakfast; it is shown at once, behind the others. */
export class AddBreakfastImage {
  constructor(
    private readonly images: BreakfastImageStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `breakfast.invalid` with the field, `breakfast.image_limit`; UnreadablePictureError */
  async add(upload: BreakfastUpload): Promise<BreakfastImage> {
    const description = checkedBreakfastDescription(upload.description);
    const position = (gallery: BreakfastGallery) => nextPosition(gallery, BREAKFAST_GALLERY);
    // Encoding takes long, so a full gallery refuses before it; the store decides once more under its lock.
    position(await this.images.list('everything'));
    const encoded = await this.pictures.read(upload.content);
    const now = this.clock.now();
    return this.pictures.keep('breakfast', encoded, (storeFiles) =>
      this.images.add(position, async () => {
        const picture = await storeFiles();
        const filename = fileNameOf(picture);
        const originalName = originalNameOf(upload.originalName, filename);
        const texts = { filename, originalName, description };
        return { ...picture, ...texts, isActive: true, uploadedAt: now, updatedAt: now };
      }),
    );
  }
}
