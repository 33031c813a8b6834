import { DomainError, type ErrorCode } from '../domain-error';

/** An image's position in its gallery: from zero, without gaps. */
export interface Positioned {
  readonly id: number;
  readonly order: number;
}

/** How many images a gallery may hold, and the codes of its errors. */
export interface GalleryRules {
  readonly max: number;
  readonly full: ErrorCode;
  readonly notFound: ErrorCode;
  readonly orderMismatch: ErrorCode;
}

/** A gallery before and after a change. */
export interface GalleryChange<Image extends Positioned> {
  readonly before: readonly Image[];
  readonly after: readonly Image[];
}

/** The images by position. */
export function inOrder<Image extends Positioned>(images: readonly Image[]): Image[] {
  return images.toSorted((a, b) => a.order - b.order);
}

/** The position behind all others. @throws DomainError `full` */
export function nextPosition(images: readonly Positioned[], { max, full }: GalleryRules): number {
  if (images.length >= max) throw new DomainError(full, { limit: max });
  return images.length;
}

/** @throws DomainError `notFound` */
export function imageOf<Image extends Positioned>(
  images: readonly Image[],
  id: number,
  { notFound }: GalleryRules,
): Image {
  const image = images.find((candidate) => candidate.id === id);
  if (!image) throw new DomainError(notFound);
  return image;
}

/** The gallery with one image changed. @throws DomainError `notFound` */
export function withChangedImage<Image extends Positioned>(
  images: readonly Image[],
  id: number,
  rules: GalleryRules,
  change: (image: Image) => Image,
): Image[] {
  const changed = change(imageOf(images, id, rules));
  return images.map((image) => (image.id === id ? changed : image));
}

/** The gallery without an image; the ones behind it move up. @throws DomainError `notFound` */
export function withoutImage<Image extends Positioned>(
  images: readonly Image[],
  id: number,
  rules: GalleryRules,
): Image[] {
  imageOf(images, id, rules);
  return numbered(inOrder(images).filter((image) => image.id !== id));
}

/**
 * The gallery in a new order: the numbers given say which image comes before which and may have gaps. They must name
 * each image once, so that the orders of two people who rearrange at the same time never mix.
 * @throws DomainError `orderMismatch` when images are missing, unknown or named twice
 */
export function reordered<Image extends Positioned>(
  images: readonly Image[],
  wanted: readonly Positioned[],
  { orderMismatch }: GalleryRules,
): Image[] {
  const orders = new Map(wanted.map(({ id, order }) => [id, order]));
  const isComplete = orders.size === wanted.length && wanted.length === images.length;
  if (!isComplete || images.some(({ id }) => !orders.has(id))) throw new DomainError(orderMismatch);
  const orderOf = ({ id }: Image) => orders.get(id) ?? 0;
  return numbered(inOrder(images).toSorted((a, b) => orderOf(a) - orderOf(b)));
}

function numbered<Image extends Positioned>(images: readonly Image[]): Image[] {
  return images.map((image, order) => ({ ...image, order }));
}
