/** A list with one entry moved to another index; unchanged beyond its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
