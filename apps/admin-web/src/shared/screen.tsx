import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title';
import * as s from './screen.module.css';

export interface ScreenProps {
  readonly title: string;
  /** Stands above the title, such as the way back. */
  readonly before?: ReactNode;
  /** Stands below the title: what the screen is about, in a line. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One screen of the back-office: its title, also the document's, and its content. */
export function Screen({ title, before, lead, children }: ScreenProps) {
  usePageTitle(title);
  return (
    <div className={s.screen}>
      <header className={s.head}>
        {before}
        <h1>{title}</h1>
        {lead}
      </header>
      {children}
    </div>
  );
}
