import { pathTo } from '@ospite/i18n/paths';
import { useHydrated, useLocation } from '@ospite/site-engine';
import { VisuallyHidden } from '@ospite/ui';
import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitcher } from '../../features/language/language-switcher';
import { Logo } from '../../shared/drawings/logo';
import { usePageFacts } from '../../shared/facts/page-facts';
import { SiteLink } from '../../shared/navigation/site-link';
import { useProperty } from '../../shared/property/use-property';
import { SiteNavigation, useCurrentPage } from './site-navigation';
import { useQuoteSearch } from './use-quote-search';
import { useClosingMenus } from './use-closing-menus';
import * as s from './site-header.module.css';

/** Pixels of scroll from which the navigation is small. Source: specification §9. */
const SMALL_FROM_PX = 10;

interface SiteHeaderProps {
  /** Notices, which appear right below the header wherever it is. */
  readonly children?: ReactNode;
}

/** Sticky navigation that is less high once the page is scrolled. Its menus need no script. */
export function SiteHeader({ children }: SiteHeaderProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { pathname } = useLocation();
  const property = useProperty();
  const live = useHydrated();
  const scrolled = useScrolled();
  const currentPage = useCurrentPage();
  const quoteSearch = useQuoteSearch();
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);

  return (
    <header
      ref={header}
      className={s.header}
      data-live={live || undefined}
      data-scrolled={scrolled || undefined}
      data-over-picture={pathname === pathTo('home', language) || undefined}
    >
      <div className={s.bar}>
        <SiteLink page="home" className={s.brand} aria-current={currentPage('home')}>
          {property && <Logo name={property.name} className={s.logo} />}
          <VisuallyHidden> {t('common:nav.home')}</VisuallyHidden>
        </SiteLink>
        <SiteNavigation />
        <SiteLink page="quote" search={quoteSearch} className={s.call} aria-current={currentPage('quote')}>
          {t('common:nav.quote')}
        </SiteLink>
        <LanguageSwitcher />
        {children}
      </div>
    </header>
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
