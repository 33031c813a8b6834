import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface RowFocus<List extends HTMLElement> {
  /** Of the list, whose children are its rows; both take the focus (`tabIndex={-1}`). */
  readonly ref: RefObject<List | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * The focus of a list whose rows go away, as one that is deleted: it stays where it was, on the row that has moved up, and
 * not on a button of it, which a second press would use.
 * @param count of the rows
 */
export function useRowFocus<List extends HTMLElement>(count: number): RowFocus<List> {
  const ref = useRef<List>(null);
  const index = useRef(-1);
  useEffect(() => {
    const list = ref.current;
    if (!list || index.current < 0 || document.activeElement !== document.body) return;
    const rows = list.children;
    const next = rows[Math.min(index.current, rows.length - 1)] ?? list;
    if (next instanceof HTMLElement) next.focus();
  }, [count]);
  return {
    ref,
    onFocus: ({ target }) => {
      index.current = [...(ref.current?.children ?? [])].findIndex((row) => row.contains(target));
    },
    // Where a row is taken away, nothing else has the focus instead.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null) index.current = -1;
    },
  };
}
