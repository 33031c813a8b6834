import type { Picture } from '../shared/picture';

/** Most pictures that can be uploaded besides the site's own; our own limit, so that the page stays one that can be looked through. */
export const MAX_BREAKFAST_IMAGES = 60;
/** Longest texts of a picture; our own limits. */
export const MAX_BREAKFAST_DESCRIPTION_LENGTH = 300;
export const MAX_ORIGINAL_NAME_LENGTH = 255;

/** A picture of the breakfast, uploaded by the owner. */
export interface BreakfastImage extends Picture {
  readonly id: number;
  /** Our own name of the stored file; the alternative text is the description, else the original name. */
  readonly filename: string;
  readonly originalName: string;
  readonly description: string | null;
  readonly isActive: boolean;
  /** Place among all pictures, from zero, without gaps. */
  readonly order: number;
  readonly uploadedAt: Date;
  readonly updatedAt: Date;
}

/** What a picture is called for who cannot see it. Source: specification §2, Breakfast. */
export function breakfastAlt(image: Pick<BreakfastImage, 'description' | 'originalName'>): string {
  return image.description?.trim() || image.originalName;
}
