import { inPlaces, type BreakfastImage } from '@ospite/domain';
import { pictureOf } from '../../platform/media/picture-columns';
import type { BreakfastImageRecord } from './breakfast-image.record';

/** Rows to domain, in the owner's order. */
export function toBreakfastImages(rows: readonly BreakfastImageRecord[]): BreakfastImage[] {
  return inPlaces(rows.map(toBreakfastImage));
}

export function toBreakfastImage(row: BreakfastImageRecord): BreakfastImage {
  const { id, filename, originalName, description, isActive, order, uploadedAt, updatedAt } = row;
  return {
    ...pictureOf(row),
    id,
    filename,
    originalName,
    description,
    isActive,
    order,
    uploadedAt,
    updatedAt,
  };
}
