import { nextPosition, keyedUpload, type Clock, type PictureStore } from '../shared';
import { BREAKFAST_GALLERY, checkedBreakfastDescription, type BreakfastImage } from './breakfast-image';
import type { BreakfastImageStore } from './breakfast-image-store';

/** What comes with an uploaded image. */
interface BreakfastUpload {
  readonly content: Uint8Array;
  /** As the sender's device called the file. */
  readonly originalName: string;
  readonly description: string | null;
  /** Chosen by the client so that it can retry safely; undefined when it chose none. */
  readonly idempotencyKey?: string | undefined;
}

/** The owner uploads an image of the breakfast; it is shown at once, behind the others. */
export class AddBreakfastImage {
  constructor(
    private readonly images: BreakfastImageStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /**
   * An upload that is sent again under its key adds one image, even when the gallery is full since.
   * @throws DomainError `breakfast.invalid` with the field, `breakfast.image_limit`, `breakfast.key_reused`;
   *   UnreadablePictureError
   */
  async add(upload: BreakfastUpload): Promise<BreakfastImage> {
    const description = checkedBreakfastDescription(upload.description);
    const keyed = keyedUpload(upload.content, upload.idempotencyKey);
    const uploaded = keyed && (await this.images.findUploaded(keyed));
    if (uploaded) return uploaded;
    // Encoding is slow, so a full gallery is refused before it; the store checks again under its lock.
    nextPosition(await this.images.list('everything'), BREAKFAST_GALLERY);
    const picture = await this.pictures.read(upload.content);
    const now = this.clock.now();
    const { originalName } = upload;
    const image = { originalName, description, isActive: true, uploadedAt: now, updatedAt: now };
    return this.pictures.keep('breakfast', picture, (storeFiles) =>
      this.images.add({ ...image, storeFiles }, keyed),
    );
  }
}
