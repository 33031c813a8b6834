import { problemOf } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { useToast } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface UndoableDelete {
  /** Rows that are to be deleted, or are; the list leaves them out. */
  readonly isHidden: (id: number) => boolean;
  /** Hides a row and says so. It is deleted once the toast is gone, unless it was taken back. */
  readonly hideAndDelete: (id: number) => void;
}

interface UndoableDeleteOptions {
  readonly remove: (id: number) => Promise<{ readonly error?: unknown }>;
  /** What the toast says at once. */
  readonly done: string;
  readonly doneDescription?: string;
  /** The title of a failure; the row is back then. */
  readonly failed: string;
}

/** A delete that can be taken back for as long as its toast stands. */
export function useUndoableDelete(options: UndoableDeleteOptions): UndoableDelete {
  const { remove, done, doneDescription, failed } = options;
  const { t } = useTranslation();
  const showToast = useToast();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const show = (id: number) => setHidden((ids) => new Set([...ids].filter((other) => other !== id)));

  async function removeNow(id: number) {
    const { error } = await remove(id);
    if (error === undefined) return;
    show(id);
    showToast({ kind: 'destructive', title: failed, description: problemText(t, problemOf(error)) });
  }

  return {
    isHidden: (id) => hidden.has(id),
    hideAndDelete: (id) => {
      setHidden((ids) => new Set(ids).add(id));
      showToast({
        kind: 'default',
        title: done,
        ...(doneDescription && { description: doneDescription }),
        action: { label: t('office:common.cancel'), onPress: () => show(id) },
        onGone: () => void removeNow(id),
      });
    },
  };
}
