import type { BreakfastImage } from '@ospite/domain';
import { presentPicture } from '../../platform/rest/picture.answer';
import type { BreakfastImageAnswer, OwnBreakfastImageAnswer } from './breakfast-image.answer';

/** Domain to JSON, every field by name. */
export function presentBreakfastImage(image: BreakfastImage): BreakfastImageAnswer {
  return {
    ...presentPicture(image),
    id: image.id,
    filename: image.filename,
    originalName: image.originalName,
    description: image.description,
  };
}

export function presentOwnBreakfastImage(image: BreakfastImage): OwnBreakfastImageAnswer {
  return {
    ...presentBreakfastImage(image),
    isActive: image.isActive,
    imageOrder: image.order,
    uploadedAt: image.uploadedAt.toISOString(),
    updatedAt: image.updatedAt.toISOString(),
  };
}
