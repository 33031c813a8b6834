import { inOrder, type BreakfastImage } from '@ospite/domain';
import { pictureOf } from '@ospite/server/media';
import type { BreakfastImageRecord } from './breakfast-image.record';

/** Rows to domain, in order. */
export function toBreakfastGallery(rows: readonly BreakfastImageRecord[]): BreakfastImage[] {
  return inOrder(rows.map(toBreakfastImage));
}

export function toBreakfastImage(row: BreakfastImageRecord): BreakfastImage {
  const { id, filename, originalName, description, isActive, order, uploadedAt, updatedAt } = row;
  const texts = { filename, originalName, description };
  return { ...pictureOf(row), ...texts, id, isActive, order, uploadedAt, updatedAt };
}
