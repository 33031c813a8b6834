import { DomainError } from '../shared/domain-error';
import { textProblem } from '../shared/field-checks';
import { LANGUAGES, type Language } from '../shared/language';
import type { Localized } from '../shared/localized';
import { refuseStale, savedAt } from '../shared/saved-at';
import { arranged, closedUp, inPlaces, type Placed } from '../shared/sequence';
import { MAX_ALT_LENGTH, MAX_ROOM_IMAGES } from './room-image';

/** What the rules of a gallery look at; adapters keep more of a picture. */
export interface GalleryPicture extends Placed {
  readonly isMain: boolean;
}

/** A room's pictures, in their order. */
export type Gallery<Picture extends GalleryPicture = GalleryPicture> = readonly Picture[];

/** Where the next picture of a gallery goes. */
export interface GalleryPlace {
  readonly order: number;
  readonly isMain: boolean;
}

/** What the sender of a picture would like; the gallery's rules stand above it. */
export interface PlaceWish {
  /** A place in the gallery; one that is too far back means the last. */
  readonly order?: number;
  readonly isMain?: boolean;
}

/**
 * The place of one more picture: the last unless another is wished for; the first picture is the main one.
 * Source: specification §5 and §7.
 * @throws DomainError `room.image_limit` when the gallery is full
 */
export function nextPlace(gallery: Gallery, wish: PlaceWish = {}): GalleryPlace {
  if (gallery.length >= MAX_ROOM_IMAGES) {
    throw new DomainError('room.image_limit', { limit: MAX_ROOM_IMAGES });
  }
  const order = Math.min(wish.order ?? gallery.length, gallery.length);
  return { order, isMain: wish.isMain === true || !gallery.some(({ isMain }) => isMain) };
}

/** The gallery as it stands around a new picture: the ones behind it move back, the main one makes way for a new one. */
export function makingWay<Picture extends GalleryPicture>(
  gallery: Gallery<Picture>,
  place: GalleryPlace,
): Gallery<Picture> {
  return gallery.map((picture) => ({
    ...picture,
    order: picture.order < place.order ? picture.order : picture.order + 1,
    isMain: picture.isMain && !place.isMain,
  }));
}

/**
 * The gallery without a picture; the places close up, and when it was the main one the next becomes it.
 * Source: decisions §5.
 * @throws DomainError `room.image_not_found`
 */
export function withoutPicture<Picture extends GalleryPicture>(
  gallery: Gallery<Picture>,
  id: number,
): Gallery<Picture> {
  const removed = found(gallery, id);
  const rest = inPlaces(gallery).filter((picture) => picture.id !== id);
  const heir = removed.isMain ? (rest.find(({ order }) => order > removed.order) ?? rest[0])?.id : undefined;
  return closedUp(rest).map((picture) => ({ ...picture, isMain: picture.isMain || picture.id === heir }));
}

/** The gallery with another main picture. @throws DomainError `room.image_not_found` */
export function withMain<Picture extends GalleryPicture>(
  gallery: Gallery<Picture>,
  id: number,
): Gallery<Picture> {
  found(gallery, id);
  return gallery.map((picture) => ({ ...picture, isMain: picture.id === id }));
}

/**
 * The gallery in a wanted order, which names each of its pictures once.
 * @throws DomainError `room.order_mismatch` when pictures are missing, strange or named twice
 */
export function inOrder<Picture extends GalleryPicture>(
  gallery: Gallery<Picture>,
  wanted: readonly Placed[],
): Gallery<Picture> {
  const pictures = arranged(gallery, wanted);
  if (!pictures) throw new DomainError('room.order_mismatch');
  return pictures;
}

/** What pictures show, in some languages; a blank text takes a translation away. */
export type AltChanges = Readonly<Partial<Record<Language, string>>>;

/**
 * The gallery with another text for what a picture shows; languages that are not named keep theirs.
 * @param save the state the change was made on (undefined overwrites whatever is there), and when it is saved
 * @throws DomainError `room.image_not_found`, `room.image_changed`; `room.invalid` with the fields `alt.<language>`
 */
export function withAlt<
  Picture extends GalleryPicture & { readonly alt: Localized; readonly updatedAt: Date },
>(
  gallery: Gallery<Picture>,
  id: number,
  changes: AltChanges,
  { basedOn, at }: { readonly basedOn: Date | undefined; readonly at: Date },
): Gallery<Picture> {
  const { alt, updatedAt } = found(gallery, id);
  refuseStale(updatedAt, basedOn, 'room.image_changed');
  const problems = LANGUAGES.map((language) =>
    textProblem(`alt.${language}`, changes[language] ?? null, { max: MAX_ALT_LENGTH }),
  ).filter((problem) => problem !== null);
  if (problems.length > 0) throw new DomainError('room.invalid', {}, problems);
  const said = LANGUAGES.map((language) => [language, (changes[language] ?? alt[language] ?? '').trim()]);
  const translated = Object.fromEntries(said.filter(([language, text]) => language !== 'it' && text));
  const told: Localized = { ...translated, it: (changes.it ?? alt.it).trim() };
  return gallery.map((picture) =>
    picture.id === id ? { ...picture, alt: told, updatedAt: savedAt(updatedAt, at) } : picture,
  );
}

function found<Picture extends GalleryPicture>(gallery: Gallery<Picture>, id: number): Picture {
  const picture = gallery.find((candidate) => candidate.id === id);
  if (!picture) throw new DomainError('room.image_not_found');
  return picture;
}
