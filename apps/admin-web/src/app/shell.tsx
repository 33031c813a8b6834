import { classList, SkipLink, VisuallyHidden } from '@ospite/ui/office';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { LogoutButton } from '../features/session/sign-out';
import { useOfficePaths } from '../shared/office-paths';
import { Brand } from '../shared/screen/brand';
import { MoreIcon } from './icons';
import { useWaitingQuotes, WaitingCountContext } from '../shared/waiting-quotes';
import { Notices } from './notices';
import { SECTIONS, sectionAt } from './sections';
import { useScreenChange } from './use-screen-change';
import * as s from './shell.module.css';

const CONTENT_ID = 'contenuto';
/** A larger number does not fit beside an icon, and says no more. */
const MOST_SHOWN = 99;

/** The frame of all screens: sections at the bottom on a phone, at the side on a desktop. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  useScreenChange(CONTENT_ID);
  const waiting = useWaitingQuotes();
  return (
    <WaitingCountContext value={waiting.count}>
      <SkipToContent />
      <div className={s.shell}>
        <header className={s.head}>
          <Brand className={s.headBrand} />
          <SiteLink />
          <LogoutButton variant="plain" />
        </header>
        <nav className={s.nav} aria-label={t('office:nav.label')}>
          <Brand className={s.railBrand} />
          <Sections waiting={waiting.count} />
          <Arrivals count={waiting.arrived} />
        </nav>
        <main id={CONTENT_ID} tabIndex={-1} className={s.content} onFocus={uncover}>
          <Notices />
          {children}
        </main>
      </div>
    </WaitingCountContext>
  );
}

/** Says that requests have come in while somebody is here; nothing on the screen moves. */
function Arrivals({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <VisuallyHidden>
      <span role="status">{count > 0 && t('office:nav.arrived', { count })}</span>
    </VisuallyHidden>
  );
}

/** Opens beside the back-office, so that nothing typed here is left. */
function SiteLink() {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  return (
    <a className={s.site} href={`${site}/`} target="_blank" rel="noopener">
      {t('office:nav.site')} <span aria-hidden="true">↗</span>
      <VisuallyHidden>{t('office:nav.newTab')}</VisuallyHidden>
    </a>
  );
}

interface WaitingProps {
  /** How many requests wait for an answer. */
  readonly waiting: number;
}

/** All sections at the side; in a phone's bar the most used ones and *Altro*, which leads to the others. */
function Sections({ waiting }: WaitingProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const { pathname } = useLocation();
  const current = sectionAt(paths, pathname);
  return (
    <ul className={s.sections}>
      {SECTIONS.map(({ id, to, icon, label, isInBar }) => (
        <li key={id} className={classList(!isInBar && s.besideOnly)}>
          <Link to={to(paths)} className={s.section} {...(id === current?.id && { 'aria-current': 'page' })}>
            {icon}
            {t(label)}
            {id === 'quotes' && waiting > 0 && (
              <>
                <VisuallyHidden>{t('office:nav.waiting', { count: waiting })}</VisuallyHidden>
                <span className={s.count} aria-hidden="true">
                  {waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting}
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
      <li className={s.barOnly}>
        <NavLink to={paths.more} className={classList(s.section, current?.isInBar === false && s.isWithin)}>
          <MoreIcon />
          {t('office:nav.more')}
        </NavLink>
      </li>
    </ul>
  );
}

/**
 * Moves a field out from under the bars at the bottom, which a browser does not do for a touch, and brings wholly into sight
 * what the keyboard has come to: a browser is content with a part of it.
 */
function uncover({ target }: FocusEvent): void {
  if (target.matches('input, textarea, select, :focus-visible:not([tabindex="-1"])'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The skip link without its address: where the back-office runs by itself, the router owns what follows `#`. */
function SkipToContent() {
  const { t } = useTranslation();
  return (
    <div
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      <SkipLink target={CONTENT_ID} text={t('office:common.skipToContent')} />
    </div>
  );
}
