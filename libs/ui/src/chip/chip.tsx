import type { ReactNode } from 'react';
import { classList } from '../class-list';
import * as s from './chip.module.css';

/** A list of short facts. */
export function Chips({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className={s.chips} aria-label={label}>
      {children}
    </ul>
  );
}

export function Chip({
  children,
  strong = false,
}: {
  readonly children: ReactNode;
  readonly strong?: boolean;
}) {
  return <li className={classList(s.chip, strong && s.strong)}>{children}</li>;
}
