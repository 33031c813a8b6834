import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import * as s from './back-link.module.css';

interface BackLinkProps {
  readonly to: To;
  readonly children: ReactNode;
}

/** The way back to the list that a screen belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link className={s.back} to={to}>
      <span aria-hidden="true">←</span> {children}
    </Link>
  );
}
