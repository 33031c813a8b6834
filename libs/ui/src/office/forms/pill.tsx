import type { ReactNode } from 'react';
import * as s from './pill.module.css';

interface PillProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of a few short choices in a row; it shows whether it is selected. */
export function Pill({ isChosen, onChoose, children }: PillProps) {
  return (
    <button type="button" className={s.pill} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
