import type { BreakfastImage } from '@ospite/domain';
import { presentPicture } from '@ospite/server/rest';
import type { BreakfastImageResponse, OwnBreakfastImageResponse } from './breakfast-image.response';

/** Domain to JSON, every field by name. */
export function presentBreakfastImage(image: BreakfastImage): BreakfastImageResponse {
  return {
    ...presentPicture(image),
    id: image.id,
    filename: image.filename,
    originalName: image.originalName,
    description: image.description,
  };
}

export function presentOwnBreakfastImage(image: BreakfastImage): OwnBreakfastImageResponse {
  return {
    ...presentBreakfastImage(image),
    isActive: image.isActive,
    imageOrder: image.order,
    uploadedAt: image.uploadedAt.toISOString(),
    updatedAt: image.updatedAt.toISOString(),
  };
}
