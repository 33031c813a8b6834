import type { ReactNode } from 'react';
import * as s from './actions.module.css';

/** Buttons and links beside each other, on as many lines as they need; not on paper. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={s.actions}>{children}</div>;
}
