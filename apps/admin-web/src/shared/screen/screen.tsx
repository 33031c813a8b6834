import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingCount } from '../waiting-quotes';
import * as s from './screen.module.css';

const ScreenTitle = createContext('');

interface ScreenProps {
  readonly title: string;
  /** Above the title, such as the way back. */
  readonly before?: ReactNode;
  /** Below the title: what the screen is about, in a line. */
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
      <ScreenTitle value={title}>{children}</ScreenTitle>
    </div>
  );
}

/** The title of the screen that something stands on. */
export function useScreenTitle(): string {
  return useContext(ScreenTitle);
}

/** Names the document after the screen, behind the number of requests that wait. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const count = useWaitingCount();
  const title = `${count > 0 ? `(${count}) ` : ''}${t('office:common.title', { page })}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
