import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useOfficePaths } from '../shared/office-paths';
import { AccountIcon, QuotesIcon, TodayIcon } from './icons';
import { ScreenChange } from './screen-change';
import { SkipToContent } from './skip-to-content';
import * as s from './shell.module.css';

const CONTENT_ID = 'contenuto';

/** The frame of all screens: sections at the bottom for a thumb, at the side on a desktop. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const sections = [
    { to: paths.today, end: true, icon: <TodayIcon />, label: t('office:nav.today') },
    { to: paths.quotes, end: false, icon: <QuotesIcon />, label: t('office:nav.quotes') },
    { to: paths.account, end: false, icon: <AccountIcon />, label: t('office:nav.account') },
  ];
  return (
    <>
      <SkipToContent contentId={CONTENT_ID} />
      <div className={s.shell}>
        <nav className={s.nav} aria-label={t('office:nav.label')}>
          <ul className={s.sections}>
            {sections.map(({ to, end, icon, label }) => (
              <li key={to}>
                <NavLink to={to} end={end} className={s.section}>
                  {icon}
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main id={CONTENT_ID} tabIndex={-1} className={s.content}>
          <ScreenChange contentId={CONTENT_ID} />
          {children}
        </main>
      </div>
    </>
  );
}
