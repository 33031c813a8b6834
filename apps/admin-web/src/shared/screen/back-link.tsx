import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import * as s from './back-link.module.css';

interface BackLinkProps {
  readonly to: To;
  readonly children: ReactNode;
}

/** What the router keeps with an address that a link back led to. */
const LED_BACK = { ledBack: true } as const;

/** The way back to the list that a screen belongs to, and to the place in it. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link className={s.back} to={to} state={LED_BACK}>
      <span aria-hidden="true">←</span> {children}
    </Link>
  );
}

/** The way back to the guests' site. */
export function SiteBackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={s.back} href={href}>
      <span aria-hidden="true">←</span> {children}
    </a>
  );
}

/** Whether somebody came by a link back. @param state what the router keeps with the address */
export function leadsBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ledBack' in state;
}
