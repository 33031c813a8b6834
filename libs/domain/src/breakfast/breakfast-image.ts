import {
  DomainError,
  fileNameOf,
  textOrNull,
  textProblem,
  withChangedImage,
  refuseStale,
  savedAt,
  type GalleryRules,
  type Positioned,
  type Picture,
  type StoreFiles,
} from '../shared';

/** Most uploaded images, besides those of the site itself; our own limit, so that the page can be looked through. */
export const MAX_BREAKFAST_IMAGES = 60;
/** Longest texts of an image; our own limits. */
export const MAX_BREAKFAST_DESCRIPTION_LENGTH = 300;
export const MAX_ORIGINAL_NAME_LENGTH = 255;

export const BREAKFAST_GALLERY: GalleryRules = {
  max: MAX_BREAKFAST_IMAGES,
  full: 'breakfast.image_limit',
  notFound: 'breakfast.not_found',
  orderMismatch: 'breakfast.order_mismatch',
  orderChanged: 'breakfast.order_changed',
};

/** An image of the breakfast, uploaded by the owner. */
export interface BreakfastImage extends Picture, Positioned {
  /** Our own name of the stored file. */
  readonly filename: string;
  /** The file's name on the owner's device. */
  readonly originalName: string;
  readonly description: string | null;
  /** Only active images are shown to guests. */
  readonly isActive: boolean;
  readonly uploadedAt: Date;
  readonly updatedAt: Date;
}

/** The images of the breakfast, in order. */
export type BreakfastGallery = readonly BreakfastImage[];

/** An uploaded image before it has files, an id and a position. */
export interface NewBreakfastImage extends Pick<
  BreakfastImage,
  'originalName' | 'description' | 'isActive' | 'uploadedAt' | 'updatedAt'
> {
  readonly storeFiles: StoreFiles;
}

/** An image with its stored files, which have a name of our own. */
export async function withStoredFiles({ storeFiles, ...image }: NewBreakfastImage) {
  const picture = await storeFiles();
  const filename = fileNameOf(picture);
  return { ...image, ...picture, filename, originalName: originalNameOf(image.originalName, filename) };
}

/** What the owner changes about an image; what is left out stays. */
export interface BreakfastImageChanges {
  readonly description?: string | null;
  readonly isActive?: boolean;
}

/**
 * The gallery with one image changed.
 * @param save the state the change was made on (undefined overwrites whatever is there), and the time of saving
 * @throws DomainError `breakfast.not_found`, `breakfast.changed`
 */
export function withBreakfastChanges(
  gallery: BreakfastGallery,
  id: number,
  changes: BreakfastImageChanges,
  { basedOn, at }: { readonly basedOn: Date | undefined; readonly at: Date },
): BreakfastGallery {
  return withChangedImage(gallery, id, BREAKFAST_GALLERY, (image) => {
    refuseStale(image.updatedAt, basedOn, 'breakfast.changed');
    return { ...image, ...changes, updatedAt: savedAt(image.updatedAt, at) };
  });
}

/**
 * An image's description, trimmed; null when it is blank.
 * @throws DomainError `breakfast.invalid` when it is too long or has several lines
 */
export function checkedBreakfastDescription(description: string | null): string | null {
  const problem = textProblem('description', description, { max: MAX_BREAKFAST_DESCRIPTION_LENGTH });
  if (problem) throw new DomainError('breakfast.invalid', {}, [problem]);
  return textOrNull(description);
}

const FOLDERS_AND_CONTROL_CHARACTERS = /^.*[\\/]|[\p{Cc}\p{Cs}]/gu;

/** An upload's original name without folders and control characters; our own file name when nothing is left. */
export function originalNameOf(sent: string, filename: string): string {
  const name = sent.replace(FOLDERS_AND_CONTROL_CHARACTERS, '').trim().slice(0, MAX_ORIGINAL_NAME_LENGTH);
  // Cutting the name may have split a surrogate pair.
  return name.replace(/\p{Cs}/gu, '').trim() || filename;
}
