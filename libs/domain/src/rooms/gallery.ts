import { DomainError } from '../shared/domain-error';
import { MAX_ROOM_IMAGES } from './room-image';

/** What the rules of a gallery look at; adapters keep more of a picture. */
export interface GalleryPicture {
  readonly id: number;
  /** Place in the gallery, from zero, without gaps. */
  readonly order: number;
  readonly isMain: boolean;
}

/** A room's pictures, in their order. */
export type Gallery<Picture extends GalleryPicture = GalleryPicture> = readonly Picture[];

/** Where the next picture of a gallery goes. */
export interface GalleryPlace {
  readonly order: number;
  readonly isMain: boolean;
}

/**
 * The place of one more picture: the last; the first picture is the main one. Source: specification §5 and §7.
 * @throws DomainError `room.image_limit` when the gallery is full
 */
export function nextPlace(gallery: Gallery): GalleryPlace {
  if (gallery.length >= MAX_ROOM_IMAGES) {
    throw new DomainError('room.image_limit', { limit: MAX_ROOM_IMAGES });
  }
  return { order: gallery.length, isMain: !gallery.some(({ isMain }) => isMain) };
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
  const rest = sorted(gallery).filter((picture) => picture.id !== id);
  const heir = removed.isMain ? (rest.find(({ order }) => order > removed.order) ?? rest[0])?.id : undefined;
  return rest.map((picture, order) => ({ ...picture, order, isMain: picture.isMain || picture.id === heir }));
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
 * The gallery in a wanted order: the numbers given say who comes before whom and need not be dense. It must name
 * each of the gallery's pictures once, so that two people who reorder at once never mix their orders.
 * @throws DomainError `room.order_mismatch` when pictures are missing, strange or named twice
 */
export function inOrder<Picture extends GalleryPicture>(
  gallery: Gallery<Picture>,
  wanted: readonly { readonly id: number; readonly order: number }[],
): Gallery<Picture> {
  const places = new Map(wanted.map(({ id, order }) => [id, order]));
  const complete = places.size === wanted.length && wanted.length === gallery.length;
  if (!complete || gallery.some(({ id }) => !places.has(id))) throw new DomainError('room.order_mismatch');
  const place = (picture: Picture) => places.get(picture.id) ?? 0;
  return sorted(gallery)
    .toSorted((a, b) => place(a) - place(b))
    .map((picture, order) => ({ ...picture, order }));
}

function sorted<Picture extends GalleryPicture>(gallery: Gallery<Picture>): Picture[] {
  return gallery.toSorted((a, b) => a.order - b.order);
}

function found<Picture extends GalleryPicture>(gallery: Gallery<Picture>, id: number): Picture {
  const picture = gallery.find((candidate) => candidate.id === id);
  if (!picture) throw new DomainError('room.image_not_found');
  return picture;
}
