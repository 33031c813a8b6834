import { problemOf } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { useToast } from '@ospite/ui/office';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrderOf } from '../../moved';

type Ids = readonly number[];

/** Sends an order, and the one that it is based on. */
export type SaveOrder = (ids: Ids, read: Ids) => Promise<{ readonly error?: unknown }>;

interface SavedOrder<Row> {
  /** In the order that was wanted last, also before it is saved. */
  readonly rows: readonly Row[];
  readonly state: 'as read' | 'saving' | 'saved';
  readonly arrange: (ids: Ids) => void;
}

/**
 * The order of rows, shown at once and saved one change after the other: who presses several times in a row sends
 * the last order, and no save overtakes another.
 * @param save resolves once `read` has the new order
 * @param failed title of the toast that says why it was not saved
 */
export function useSavedOrder<Row extends { readonly id: number }>(
  read: readonly Row[],
  save: SaveOrder,
  failed: string,
): SavedOrder<Row> {
  const { t } = useTranslation();
  const showToast = useToast();
  const [wanted, setWanted] = useState<Ids | null>(null);
  const [isSaved, setSaved] = useState(false);
  const next = useRef<Ids | null>(null);
  const isSaving = useRef(false);

  async function saveAll() {
    isSaving.current = true;
    let base: Ids = read.map(({ id }) => id);
    let error: unknown;
    while (next.current && error === undefined) {
      const ids = next.current;
      next.current = null;
      ({ error } = await save(ids, base));
      base = ids;
    }
    next.current = null;
    isSaving.current = false;
    setWanted(null);
    setSaved(error === undefined);
    if (error === undefined) return;
    const description = officeProblemText(t, problemOf(error));
    showToast({ kind: 'destructive', title: failed, description });
  }

  return {
    rows: wanted ? inOrderOf(read, wanted) : read,
    state: wanted ? 'saving' : isSaved ? 'saved' : 'as read',
    arrange: (ids) => {
      setWanted(ids);
      next.current = ids;
      if (!isSaving.current) void saveAll();
    },
  };
}
