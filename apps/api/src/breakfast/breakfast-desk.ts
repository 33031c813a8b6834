import {
  breakfastInOrder,
  BreakfastImageStore,
  checkedBreakfastDescription,
  Clock,
  nextBreakfastPlace,
  withoutBreakfastImage,
  type BreakfastImage,
  type BreakfastImageChanges,
  type Placed,
} from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { PictureUploads } from '../platform/media/picture-uploads';
import { readPicture } from '../platform/media/encoding/read-picture';

const COLLECTION = 'breakfast';

/** A picture as it was sent. */
export interface SentPicture {
  /** The form's field that holds it, for who is told that it is none. */
  readonly field: string;
  readonly originalName: string;
  readonly content: Buffer;
}

/** What the owner does with the pictures of the breakfast: rows and files stay together. */
@Injectable()
export class BreakfastDesk {
  constructor(
    private readonly images: BreakfastImageStore,
    private readonly uploads: PictureUploads,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `breakfast.invalid`, `breakfast.image_limit`; RequestProblem for what is no picture */
  async add({ field, originalName, content }: SentPicture, words: string | null): Promise<BreakfastImage> {
    const description = checkedBreakfastDescription(words);
    // Nobody waits for a picture to be encoded that has no place; the store decides once more, for good.
    nextBreakfastPlace(await this.images.list('everything'));
    const made = await readPicture(content, field);
    const at = this.clock.now();
    return this.uploads.keep(COLLECTION, made, (store) =>
      this.images.add({ originalName, description }, at, store),
    );
  }

  /** @throws DomainError `breakfast.invalid`, `breakfast.not_found`, `breakfast.changed` */
  change(id: number, basedOn: Date | undefined, changes: BreakfastImageChanges): Promise<BreakfastImage> {
    const { description, isActive } = changes;
    const checked = {
      ...(description !== undefined && { description: checkedBreakfastDescription(description) }),
      ...(isActive !== undefined && { isActive }),
    };
    return this.images.change(id, basedOn, this.clock.now(), checked);
  }

  /** @throws DomainError `breakfast.order_mismatch` */
  async arrange(wanted: readonly Placed[]): Promise<readonly BreakfastImage[]> {
    return (await this.images.rearrange((images) => breakfastInOrder(images, wanted))).after;
  }

  /** @throws DomainError `breakfast.not_found` */
  async remove(id: number): Promise<void> {
    const { before } = await this.images.rearrange((images) => withoutBreakfastImage(images, id));
    await this.uploads.discard(
      COLLECTION,
      before.filter((image) => image.id === id),
    );
  }
}
