import {
  byLanguage,
  DomainError,
  textProblem,
  imageOf,
  inOrder,
  nextPosition,
  withChangedImage,
  withoutImage,
  LANGUAGES,
  refuseStale,
  savedAt,
  type GalleryRules,
  type Positioned,
  type Language,
  type Localized,
  type Picture,
  trimmed,
} from '../../shared';

/** Source: specification §5, Images. */
export const MAX_ROOM_IMAGES = 15;
/** Longest alt text in one language; screen readers read it in one go. Our own limit. */
export const MAX_ALT_LENGTH = 300;

export const ROOM_GALLERY: GalleryRules = {
  max: MAX_ROOM_IMAGES,
  full: 'room.image_limit',
  notFound: 'room.image_not_found',
  orderMismatch: 'room.order_mismatch',
  orderChanged: 'room.order_changed',
};

/** An image of a room's gallery. */
export interface RoomImage extends Picture, Positioned {
  readonly roomId: number;
  readonly isMain: boolean;
  /** What it shows, for people who cannot see it. */
  readonly alt: Localized;
  /** When its texts were last saved. */
  readonly updatedAt: Date;
}

/** A room's images, in order. */
export type RoomGallery = readonly RoomImage[];

/** Where an uploaded image should go; the gallery's rules have priority. */
export interface WantedPosition {
  /** A position beyond the last means the last. */
  readonly order?: number;
  readonly isMain?: boolean;
}

/** The position of a new image, and the other images as they are after the insertion. */
export interface Insertion {
  readonly order: number;
  readonly isMain: boolean;
  readonly others: RoomGallery;
}

/**
 * Makes room for a new image: last unless it is wanted elsewhere, and the main one if it is the first.
 * Source: specification §5 and §7.
 * @throws DomainError `room.image_limit`
 */
export function insertion(gallery: RoomGallery, wanted: WantedPosition = {}): Insertion {
  const last = nextPosition(gallery, ROOM_GALLERY);
  const order = Math.min(wanted.order ?? last, last);
  const isMain = wanted.isMain === true || !gallery.some((image) => image.isMain);
  const others = gallery.map((image) => ({
    ...image,
    order: image.order < order ? image.order : image.order + 1,
    isMain: image.isMain && !isMain,
  }));
  return { order, isMain, others };
}

/**
 * The gallery without an image; when that was the main one, the next becomes it. Source: specification §13.
 * @throws DomainError `room.image_not_found`
 */
export function withoutRoomImage(gallery: RoomGallery, id: number): RoomGallery {
  const removed = imageOf(gallery, id, ROOM_GALLERY);
  const rest = withoutImage(gallery, id, ROOM_GALLERY);
  // The next image has moved up to its position.
  const next = removed.isMain ? (rest.find(({ order }) => order === removed.order) ?? rest[0]) : undefined;
  return next ? withMainImage(rest, next.id) : rest;
}

/** The gallery with another main image. @throws DomainError `room.image_not_found` */
export function withMainImage(gallery: RoomGallery, id: number): RoomGallery {
  imageOf(gallery, id, ROOM_GALLERY);
  return gallery.map((image) => ({ ...image, isMain: image.id === id }));
}

/** Alt texts in some languages; a blank one removes a translation. */
export type AltChanges = Readonly<Partial<Record<Language, string>>>;

/**
 * The gallery with another alt text of one image; languages that are left out stay.
 * @param save the state the change was made on (undefined overwrites whatever is there), and the time of saving
 * @throws DomainError `room.image_not_found`, `room.image_changed`; `room.invalid` with the fields `alt.<language>`
 */
export function withAlt(
  gallery: RoomGallery,
  id: number,
  changes: AltChanges,
  { basedOn, at }: { readonly basedOn: Date | undefined; readonly at: Date },
): RoomGallery {
  return withChangedImage(gallery, id, ROOM_GALLERY, (image) => {
    refuseStale(image.updatedAt, basedOn, 'room.image_changed');
    return { ...image, alt: changedAlt(image.alt, changes), updatedAt: savedAt(image.updatedAt, at) };
  });
}

/** The main image, or else the first. Source: specification §2, Rooms list. */
export function mainImage(gallery: RoomGallery): RoomImage | undefined {
  return gallery.find(({ isMain }) => isMain) ?? inOrder(gallery)[0];
}

function changedAlt(alt: Localized, changes: AltChanges): Localized {
  const problems = LANGUAGES.map((language) =>
    textProblem(`alt.${language}`, changes[language] ?? null, { max: MAX_ALT_LENGTH }),
  ).filter((problem) => problem !== null);
  if (problems.length > 0) throw new DomainError('room.invalid', {}, problems);
  return trimmed(byLanguage((language) => changes[language] ?? alt[language] ?? ''));
}
