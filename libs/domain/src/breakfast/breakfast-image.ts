import type { Picture } from '../rooms/room-image';

/** Source: specification §9, Breakfast gallery. */
export const BUILT_IN_BREAKFAST_IMAGES = 12;

/** A picture of the breakfast, uploaded by the owner. */
export interface BreakfastImage extends Picture {
  readonly id: number;
  /** Our own name of the stored file; the alternative text is the description, else the original name. */
  readonly filename: string;
  readonly originalName: string;
  readonly description: string | null;
  readonly isActive: boolean;
  readonly order: number;
}

/** What a picture is called for who cannot see it. Source: specification §2, Breakfast. */
export function breakfastAlt(image: Pick<BreakfastImage, 'description' | 'originalName'>): string {
  return image.description?.trim() || image.originalName;
}
