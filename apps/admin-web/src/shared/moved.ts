/** A list with one entry moved to another index; unchanged beyond its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Rows in a wanted order; what it does not name comes last, as it was. */
export function inOrderOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly number[],
): readonly Row[] {
  const place = ({ id }: Row) => {
    const index = ids.indexOf(id);
    return index < 0 ? ids.length : index;
  };
  return rows.toSorted((one, other) => place(one) - place(other));
}
