import { SkipLink } from '@ospite/ui/office';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useOfficePaths } from '../shared/office-paths';
import { AccountIcon, QuotesIcon, TodayIcon } from './icons';
import * as s from './shell.module.css';

const CONTENT_ID = 'contenuto';

/** The frame of all screens: sections at the bottom on a phone, at the side on a desktop. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  useScreenChange();
  const sections = [
    { to: paths.today, end: true, icon: <TodayIcon />, label: t('office:nav.today') },
    { to: paths.quotes, end: false, icon: <QuotesIcon />, label: t('office:nav.quotes') },
    { to: paths.account, end: false, icon: <AccountIcon />, label: t('office:nav.account') },
  ];
  return (
    <>
      <SkipToContent />
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
          {children}
        </main>
      </div>
    </>
  );
}

const focusContent = (options?: FocusOptions) => document.getElementById(CONTENT_ID)?.focus(options);

/** The skip link without its address: where the back-office runs by itself, the router owns what follows `#`. */
function SkipToContent() {
  const { t } = useTranslation();
  return (
    <div
      onClick={(event) => {
        event.preventDefault();
        focusContent();
      }}
    >
      <SkipLink target={CONTENT_ID} text={t('office:common.skipToContent')} />
    </div>
  );
}

/** Scrolls to the top of a new screen and moves the focus there. */
function useScreenChange(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    focusContent({ preventScroll: true });
  }, [pathname]);
}
