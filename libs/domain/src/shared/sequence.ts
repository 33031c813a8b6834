/** A thing with a place among its like: from zero, without gaps. */
export interface Placed {
  readonly id: number;
  readonly order: number;
}

/** The things in the order of their places. */
export function inPlaces<Thing extends Placed>(things: readonly Thing[]): Thing[] {
  return things.toSorted((a, b) => a.order - b.order);
}

/** The same order with places from zero, without gaps. */
export function closedUp<Thing extends Placed>(things: readonly Thing[]): Thing[] {
  return inPlaces(things).map((thing, order) => ({ ...thing, order }));
}

/**
 * The things in a wanted order: the numbers given say who comes before whom and need not be dense. It must name each
 * thing once, so that two people who reorder at once never mix their orders.
 * @returns undefined when things are missing, strange or named twice
 */
export function arranged<Thing extends Placed>(
  things: readonly Thing[],
  wanted: readonly Placed[],
): Thing[] | undefined {
  const places = new Map(wanted.map(({ id, order }) => [id, order]));
  const isComplete = places.size === wanted.length && wanted.length === things.length;
  if (!isComplete || things.some(({ id }) => !places.has(id))) return undefined;
  const place = ({ id }: Thing) => places.get(id) ?? 0;
  return inPlaces(things)
    .toSorted((a, b) => place(a) - place(b))
    .map((thing, order) => ({ ...thing, order }));
}
