import { DomainError } from '../shared/domain-error';
import { textOrNull, textProblem } from '../shared/field-checks';
import { arranged, closedUp, type Placed } from '../shared/sequence';
import {
  MAX_BREAKFAST_DESCRIPTION_LENGTH,
  MAX_BREAKFAST_IMAGES,
  MAX_ORIGINAL_NAME_LENGTH,
} from './breakfast-image';

/** What the owner changes about a picture; what is left out stays. */
export interface BreakfastImageChanges {
  readonly description?: string | null;
  readonly isActive?: boolean;
}

/** The place of one more picture: the last. @throws DomainError `breakfast.image_limit` */
export function nextBreakfastPlace(images: readonly Placed[]): number {
  if (images.length >= MAX_BREAKFAST_IMAGES)
    throw new DomainError('breakfast.image_limit', { limit: MAX_BREAKFAST_IMAGES });
  return images.length;
}

/** The pictures without one of them; the places close up. @throws DomainError `breakfast.not_found` */
export function withoutBreakfastImage<Image extends Placed>(images: readonly Image[], id: number): Image[] {
  found(images, id);
  return closedUp(images.filter((image) => image.id !== id));
}

/** The pictures in a wanted order, which names each of them once. @throws DomainError `breakfast.order_mismatch` */
export function breakfastInOrder<Image extends Placed>(
  images: readonly Image[],
  wanted: readonly Placed[],
): Image[] {
  const ordered = arranged(images, wanted);
  if (!ordered) throw new DomainError('breakfast.order_mismatch');
  return ordered;
}

/**
 * A picture's description as it is stored; blank is none.
 * @throws DomainError `breakfast.invalid` when it is too long or of several lines
 */
export function checkedBreakfastDescription(description: string | null): string | null {
  const problem = textProblem('description', description, { max: MAX_BREAKFAST_DESCRIPTION_LENGTH });
  if (problem) throw new DomainError('breakfast.invalid', {}, [problem]);
  return textOrNull(description);
}

// Folders in front of a name, and what nobody types.
const NOT_OF_A_NAME = /^.*[\\/]|[\p{Cc}\p{Cs}]/gu;

/** The name a file had at its owner's, without folders and strange characters; ours when nothing is left. */
export function originalNameOf(sent: string, filename: string): string {
  const name = sent.replace(NOT_OF_A_NAME, '').trim().slice(0, MAX_ORIGINAL_NAME_LENGTH);
  return name.replace(/\p{Cs}/gu, '').trim() || filename;
}

function found<Image extends Placed>(images: readonly Image[], id: number): Image {
  const image = images.find((candidate) => candidate.id === id);
  if (!image) throw new DomainError('breakfast.not_found');
  return image;
}
