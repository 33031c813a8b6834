import { problemOf } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { useToast } from '@ospite/ui/office';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrderOf } from './order';
import type { SaveOrder } from './save-order';

type Ids = readonly number[];

interface SavedOrder<Picture> {
  /** In the order that was wanted last, also before it is saved. */
  readonly pictures: readonly Picture[];
  readonly state: 'as read' | 'saving' | 'saved';
  readonly arrange: (ids: Ids) => void;
}

/**
 * The order of a gallery, shown at once and saved one change after the other: who presses several times in a row sends
 * the last order, and no save overtakes another.
 * @param save sends an order and the one that it is based on; resolves once `read` has the new order
 */
export function useSavedOrder<Picture extends { readonly id: number }>(
  read: readonly Picture[],
  save: SaveOrder,
): SavedOrder<Picture> {
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
    const description = problemText(t, problemOf(error));
    showToast({ kind: 'destructive', title: t('office:galleries.order.failed'), description });
  }

  return {
    pictures: wanted ? inOrderOf(read, wanted) : read,
    state: wanted ? 'saving' : isSaved ? 'saved' : 'as read',
    arrange: (ids) => {
      setWanted(ids);
      next.current = ids;
      if (!isSaving.current) void saveAll();
    },
  };
}
