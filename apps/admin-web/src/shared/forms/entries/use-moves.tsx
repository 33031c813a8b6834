import { Button, VisuallyHidden } from '@ospite/ui/office';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { moved } from '../../moved';
import * as s from './use-moves.module.css';

interface Moves<Entry> {
  /** The two buttons of an entry; nothing where it is the only one. */
  readonly buttonsOf: (entry: Entry, index: number) => ReactNode;
  /** Says where an entry has been moved to; to be rendered once, beside the list. */
  readonly said: ReactNode;
}

/**
 * Buttons that change the order of a form's list, which is saved with the form. The focus goes along with what was moved,
 * so that a further press moves the same entry on; at an end the button stays and does nothing.
 * @param nameOf what an entry is called, for who hears it
 */
export function useMoves<Entry>(
  entries: readonly Entry[],
  set: (entries: readonly Entry[]) => void,
  nameOf: (entry: Entry) => string,
): Moves<Entry> {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const state = useRef<HTMLParagraphElement>(null);

  function move(from: number, step: 1 | -1) {
    const to = from + step;
    const order = moved(entries, from, to);
    const entry = entries[from];
    if (order === entries || entry === undefined) return;
    flushSync(() => {
      set(order);
      setSaid(t('office:forms.moved', { name: nameOf(entry), position: to + 1, count: entries.length }));
    });
    const button = state.current?.parentElement?.querySelector(`[data-move="${to} ${step}"]`);
    if (button instanceof HTMLElement) button.focus();
  }

  return {
    buttonsOf: (entry, index) => {
      if (entries.length < 2) return null;
      const name = nameOf(entry);
      return (
        <div className={s.moves}>
          <Button
            variant="quiet"
            data-move={`${index} -1`}
            aria-label={t('office:forms.moveUpNamed', { name })}
            aria-disabled={index === 0 || undefined}
            onPress={() => move(index, -1)}
          >
            <span aria-hidden="true">↑</span> {t('office:forms.moveUp')}
          </Button>
          <Button
            variant="quiet"
            data-move={`${index} 1`}
            aria-label={t('office:forms.moveDownNamed', { name })}
            aria-disabled={index === entries.length - 1 || undefined}
            onPress={() => move(index, 1)}
          >
            <span aria-hidden="true">↓</span> {t('office:forms.moveDown')}
          </Button>
        </div>
      );
    },
    said: (
      <p ref={state} role="status" className={s.said}>
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    ),
  };
}
