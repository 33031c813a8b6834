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
