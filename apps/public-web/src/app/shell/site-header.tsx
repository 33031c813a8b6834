import { pathTo, type PageName } from '@ospite/i18n/paths';
import { VisuallyHidden } from '@ospite/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitcher } from '../../features/language/language-switcher';
import { Logo } from '../../shared/drawings/logo';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useHydrated } from '../../shared/facts/use-hydrated';
import { useLocation } from '../../shared/navigation/router';
import { SiteLink } from '../../shared/navigation/site-link';
import { useProperty } from '../../shared/property/use-property';
import * as s from './site-header.module.css';

/** Pixels of scroll from which the navigation is small. Source: specification §9. */
const SMALL_FROM_PX = 10;

/** Sticky navigation that shrinks when scrolled; below 768 px its links fold into a menu that needs no script. */
export function SiteHeader() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { pathname } = useLocation();
  const property = useProperty();
  const live = useHydrated();
  const scrolled = useScrolled();
  const header = useRef<HTMLElement>(null);
  const isHome = pathname === pathTo('home', language);

  // Menus of native elements close when a page has been chosen; one that was opened before hydration stays open.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const menu of header.current?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open');
  }, [pathname]);

  return (
    <header
      ref={header}
      className={s.header}
      data-live={live || undefined}
      data-scrolled={scrolled || undefined}
      data-over-picture={isHome || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        const open = header.current?.querySelector('details[open]');
        open?.removeAttribute('open');
        open?.querySelector('summary')?.focus();
      }}
    >
      <div className={s.bar}>
        <SiteLink page="home" className={s.brand}>
          {property ? (
            <Logo name={property.name} className={s.logo} />
          ) : (
            <VisuallyHidden>{t('common:nav.home')}</VisuallyHidden>
          )}
        </SiteLink>
        <nav className={s.wide} aria-label={t('common:nav.label')}>
          <Links />
        </nav>
        <LanguageSwitcher />
        <details className={s.narrow} name="site-menu">
          <summary className={s.hamburger}>
            <svg
              aria-hidden="true"
              width="24"
              height="24"
              viewBox="0 0 24 24"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path className={s.open} d="M4 7h16M4 12h16M4 17h16" strokeLinecap="round" />
              <path className={s.close} d="m6 6 12 12M18 6 6 18" strokeLinecap="round" />
            </svg>
            <VisuallyHidden>{t('common:nav.menu')}</VisuallyHidden>
          </summary>
          <nav className={s.sheet} aria-label={t('common:nav.label')}>
            <Links />
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { pathname } = useLocation();
  const entries: readonly { page: PageName; label: string; className?: string | undefined }[] = [
    { page: 'home', label: t('common:nav.home') },
    { page: 'rooms', label: t('common:nav.rooms') },
    { page: 'quote', label: t('common:nav.quote'), className: s.call },
  ];
  return (
    <ul className={s.links}>
      {entries.map(({ page, label, className }) => (
        <li key={page}>
          <SiteLink
            page={page}
            className={className ?? s.link}
            aria-current={pathname === pathTo(page, language) ? 'page' : undefined}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Whether the page has been scrolled away from its top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > SMALL_FROM_PX,
    () => false,
  );
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
