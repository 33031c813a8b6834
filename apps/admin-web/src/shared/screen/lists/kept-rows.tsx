import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

interface Row {
  readonly id: number;
}

type Keep = (id: number, isKept: boolean) => void;

const KeepRow = createContext<Keep>(() => {});

interface KeptRowsProps<Listed extends Row> {
  /** The rows of a list as the server has them. */
  readonly rows: readonly Listed[];
  /** Shows them, with those that are kept although they have left the list. */
  readonly children: (rows: readonly Listed[]) => ReactNode;
}

/**
 * The rows of a list, and those that have left it while something is written in them: somebody else has deleted one or
 * moved it to another list, and what was typed would go with it, unseen.
 */
export function KeptRows<Listed extends Row>({ rows, children }: KeptRowsProps<Listed>) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [before, setBefore] = useState(rows);
  const shown = withKept(rows, before, kept);
  if (shown.length !== before.length || shown.some((row, index) => row !== before[index])) setBefore(shown);
  const keep = useCallback<Keep>(
    (id, isKept) =>
      setKept((ids) => {
        const others = [...ids].filter((other) => other !== id);
        return new Set(isKept ? [...others, id] : others);
      }),
    [],
  );
  return <KeepRow value={keep}>{children(shown)}</KeepRow>;
}

/** Keeps a row of `KeptRows` for as long as something may be typed in it. */
export function useKeptRow({ id }: Row, isWrittenIn: boolean): void {
  const keep = use(KeepRow);
  useEffect(() => {
    if (!isWrittenIn) return undefined;
    keep(id, true);
    return () => keep(id, false);
  }, [keep, id, isWrittenIn]);
}

/** Those that have left stand where they stood. */
function withKept<Listed extends Row>(
  rows: readonly Listed[],
  before: readonly Listed[],
  kept: ReadonlySet<number>,
): readonly Listed[] {
  const gone = before.filter((row) => kept.has(row.id) && rows.every(({ id }) => id !== row.id));
  return gone.reduce((shown, row) => shown.toSpliced(before.indexOf(row), 0, row), rows);
}
