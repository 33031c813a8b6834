import type { ReactNode } from 'react';
import * as s from './accessibility.module.css';

/** Words for those who listen to a page; they take no room on the screen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={s.hidden}>{children}</span>;
}
