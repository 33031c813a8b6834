import { useEffect, useRef, type ReactNode } from 'react';
import * as s from './open-place.module.css';

interface OpenPlaceProps {
  readonly isOpen: boolean;
  /** While it is closed, the button that opens it is marked with `data-opener`. */
  readonly children: ReactNode;
}

/**
 * A place that is opened and closed, as a row between view and edit. What had the focus is gone each time, so the focus
 * goes along: to the beginning of what was opened, unless a field of it has taken it; back to the button once it is closed.
 */
export function OpenPlace({ isOpen, children }: OpenPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    const here = place.current;
    if (!here || was.current === isOpen) return;
    was.current = isOpen;
    const opener = isOpen ? null : here.querySelector<HTMLElement>('[data-opener]');
    if (!here.contains(document.activeElement)) (opener ?? here).focus({ preventScroll: true });
    if (here.getBoundingClientRect().top < 0) here.scrollIntoView();
  }, [isOpen]);
  return (
    <div ref={place} tabIndex={-1} className={s.place}>
      {children}
    </div>
  );
}
