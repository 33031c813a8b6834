import type { Localized } from '../shared/localized';
import type { Picture } from '../shared/picture';

/** Source: specification §5, Images. */
export const MAX_ROOM_IMAGES = 15;

/** Longest text of what a picture shows; screen readers read it in one go. Our own limit. */
export const MAX_ALT_LENGTH = 300;

/** A picture in a room's gallery. */
export interface RoomImage extends Picture {
  readonly id: number;
  readonly roomId: number;
  /** Place in the gallery, from zero, without gaps. */
  readonly order: number;
  readonly isMain: boolean;
  readonly alt: Localized;
  /** When its texts were last saved. */
  readonly updatedAt: Date;
}

/**
 * The picture that stands for a room: the flagged one, else the one with the lowest order, else none.
 * Source: specification §2, Rooms list.
 */
export function mainImage<Image extends Pick<RoomImage, 'isMain' | 'order'>>(
  images: readonly Image[],
): Image | undefined {
  return images.find((image) => image.isMain) ?? images.toSorted((a, b) => a.order - b.order)[0];
}
