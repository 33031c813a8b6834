import type { Picture } from '../shared/picture';
import type { Visibility } from '../shared/listing';
import type { BreakfastImageChanges } from './breakfast-gallery';
import type { BreakfastImage } from './breakfast-image';

/** What is known of a picture when it is uploaded, besides its files. */
export interface NewBreakfastImage {
  /** As its sender called it. */
  readonly originalName: string;
  readonly description: string | null;
}

/** Port: breakfast pictures as stored. Changes happen one after the other, each in one transaction. */
export abstract class BreakfastImageStore {
  /** In the owner's order; `public` gives the active ones alone. */
  abstract list(visibility: Visibility): Promise<readonly BreakfastImage[]>;

  /**
   * Adds a picture behind the others.
   * @param store puts the picture's files in place; it runs once there is a place, and nothing is added when it fails
   * @throws DomainError `breakfast.image_limit`
   */
  abstract add(image: NewBreakfastImage, at: Date, store: () => Promise<Picture>): Promise<BreakfastImage>;

  /**
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @throws DomainError `breakfast.not_found`, `breakfast.changed`
   */
  abstract change(
    id: number,
    basedOn: Date | undefined,
    at: Date,
    changes: BreakfastImageChanges,
  ): Promise<BreakfastImage>;

  /**
   * Puts the pictures in another order, or leaves some out.
   * @param change gives the new list for the present one; nothing is stored when it throws
   * @returns the pictures before and after
   */
  abstract rearrange(
    change: (images: readonly BreakfastImage[]) => readonly BreakfastImage[],
  ): Promise<{ readonly before: readonly BreakfastImage[]; readonly after: readonly BreakfastImage[] }>;
}
