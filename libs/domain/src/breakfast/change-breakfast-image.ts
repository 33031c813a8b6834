import { imageOf, type Clock } from '../shared';
import {
  BREAKFAST_GALLERY,
  checkedBreakfastDescription,
  withBreakfastChanges,
  type BreakfastImage,
  type BreakfastImageChanges,
} from './breakfast-image';
import type { BreakfastImageStore } from './breakfast-image-store';

/** The owner describes, shows or hides an image of the breakfast. */
export class ChangeBreakfastImage {
  constructor(
    private readonly images: BreakfastImageStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @throws DomainError `breakfast.invalid` with the field, `breakfast.not_found`, `breakfast.changed`
   */
  async change(
    id: number,
    basedOn: Date | undefined,
    { description, ...changes }: BreakfastImageChanges,
  ): Promise<BreakfastImage> {
    const checked: BreakfastImageChanges = {
      ...changes,
      ...(description !== undefined && { description: checkedBreakfastDescription(description) }),
    };
    const save = { basedOn, at: this.clock.now() };
    const { after } = await this.images.change((gallery) => withBreakfastChanges(gallery, id, checked, save));
    return imageOf(after, id, BREAKFAST_GALLERY);
  }
}
