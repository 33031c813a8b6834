/** A list with one entry moved to another index; unchanged beyond its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The pictures in a wanted order; what it does not name comes last, as it was. */
export function inOrderOf<Picture extends { readonly id: number }>(
  pictures: readonly Picture[],
  ids: readonly number[],
): readonly Picture[] {
  const place = ({ id }: Picture) => {
    const index = ids.indexOf(id);
    return index < 0 ? ids.length : index;
  };
  return pictures.toSorted((one, other) => place(one) - place(other));
}

/** The payload of a new order. Source: specification §7, reorder. */
export function imageOrders(ids: readonly number[]): { id: number; order: number }[] {
  return ids.map((id, order) => ({ id, order }));
}
