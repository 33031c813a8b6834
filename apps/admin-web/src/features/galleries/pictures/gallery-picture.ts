import type { PictureCopies } from '../../../shared/pictures/thumbnail';

/** A picture of a gallery, as all galleries show it. */
export interface GalleryPicture extends PictureCopies {
  readonly id: number;
}
