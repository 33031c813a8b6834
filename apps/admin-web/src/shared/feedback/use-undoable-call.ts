import { problemOf } from '@ospite/contracts';
import { useToast } from '@ospite/ui/office';
import { createContext, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-outcome-toast';

interface UndoableCall {
  /** Rows whose call is to be sent, or was; the list leaves them out. */
  readonly isHidden: (id: number) => boolean;
  /** For the row's element, which takes the focus (`tabIndex={-1}`) when its call is taken back. */
  readonly mark: (id: number) => { readonly 'data-row': string };
  /**
   * Hides a row and says so. The call is sent once the toast is gone or the page is left or hidden, unless it was taken
   * back.
   */
  readonly hideAndSend: (id: number) => void;
}

/**
 * Which rows are hidden, as `review.7`; kept above the screens, so that a row stays hidden when the person comes back.
 */
type HiddenRows = readonly [
  ReadonlySet<string>,
  (change: (rows: ReadonlySet<string>) => Set<string>) => void,
];
export const HiddenRowsContext = createContext<HiddenRows>([new Set(), () => undefined]);

export function useHiddenRows(): HiddenRows {
  return useState<ReadonlySet<string>>(() => new Set());
}

interface UndoableCallOptions {
  /** What the rows are, for telling ids of one kind from those of another. */
  readonly kind: string;
  readonly send: (id: number) => Promise<{ readonly error?: unknown }>;
  /** What the toast says at once. */
  readonly done: string;
  readonly doneDescription?: string;
  /** The title of a failure; the row is back then. */
  readonly failed: string;
}

/** A delete, or another call that takes a row away, which can be taken back for as long as its toast stands. */
export function useUndoableCall(options: UndoableCallOptions): UndoableCall {
  const { kind, send, done, doneDescription, failed } = options;
  const { t } = useTranslation();
  const showToast = useToast();
  const why = useFailureText();
  const [hidden, setHidden] = use(HiddenRowsContext);
  const nameOf = (id: number) => `${kind}.${id}`;
  const show = (id: number) => setHidden((rows) => new Set([...rows].filter((row) => row !== nameOf(id))));

  /** The button that was pressed goes with its toast: the work goes on at the row. */
  function takeBack(id: number) {
    flushSync(() => show(id));
    document.querySelector<HTMLElement>(`[data-row="${nameOf(id)}"]`)?.focus();
  }

  async function sendNow(id: number) {
    const { error } = await send(id);
    if (error === undefined) return true;
    show(id);
    showToast({ kind: 'destructive', title: failed, description: why(problemOf(error), true) });
    return false;
  }

  return {
    isHidden: (id) => hidden.has(nameOf(id)),
    mark: (id) => ({ 'data-row': nameOf(id) }),
    hideAndSend: (id) => {
      setHidden((rows) => new Set(rows).add(nameOf(id)));
      showToast({
        kind: 'default',
        title: done,
        ...(doneDescription && { description: doneDescription }),
        action: { label: t('office:common.cancel'), onPress: () => takeBack(id) },
        onGone: () => sendNow(id),
      });
    },
  };
}
