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
  readonly orderChanged: ErrorCode;
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
 * @param read ids in the order that the change was made on; undefined overwrites whatever is there
 * @throws DomainError `orderMismatch` when images are missing, unknown or named twice; `orderChanged` when somebody has put
 *   them in another order since they were read, unless that is the wanted order
 */
export function reordered<Image extends Positioned>(
  images: readonly Image[],
  wanted: readonly Positioned[],
  { orderMismatch, orderChanged }: GalleryRules,
  read?: readonly number[],
): Image[] {
  const orders = new Map(wanted.map(({ id, order }) => [id, order]));
  const isComplete = orders.size === wanted.length && wanted.length === images.length;
  if (!isComplete || images.some(({ id }) => !orders.has(id))) throw new DomainError(orderMismatch);
  const orderOf = ({ id }: Image) => orders.get(id) ?? 0;
  const before = inOrder(images);
  const after = before.toSorted((a, b) => orderOf(a) - orderOf(b));
  if (read && !isSameOrder(before, idsOf(after)) && !isSameOrder(before, read))
    throw new DomainError(orderChanged);
  return numbered(after);
}

/** Whether the images stand in an order, but for those that have come or gone since. */
function isSameOrder(images: readonly Positioned[], order: readonly number[]): boolean {
  const ids = idsOf(images);
  const common = ids.filter((id) => order.includes(id));
  return order.filter((id) => ids.includes(id)).every((id, index) => id === common[index]);
}

const idsOf = (images: readonly Positioned[]) => images.map(({ id }) => id);

function numbered<Image extends Positioned>(images: readonly Image[]): Image[] {
  return images.map((image, order) => ({ ...image, order }));
}
