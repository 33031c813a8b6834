import type { PageName } from '@ospite/i18n/paths';
import { useLocation } from '@ospite/site-engine';
import { VisuallyHidden } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { MenuName } from '../../shared/content/menu-name';
import { LABELLED_PAGES } from '../../shared/content/page-labels';
import { useMenuLinks } from '../../shared/content/use-menu-links';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useAddressOf, usePageAddress } from '../../shared/navigation/page';
import { SiteLink } from '../../shared/navigation/site-link';
import { MENU } from './use-closing-menus';
import * as s from './site-header.module.css';

/** Pages that belong to another one, which the navigation marks in their place. */
const SECTIONS: Partial<Readonly<Record<PageName, PageName>>> = {
  room: 'rooms',
  quoteSent: 'quote',
  breakfast: 'services',
};

/** From the rooms to the quote. */
const LINKS = LABELLED_PAGES.slice(1, 9);

/**
 * The links to the pages, once each; the logo beside them leads home. As many as fit stand in one row; the style sheet
 * tells when some do not, shows the button that unfolds the other rows, and makes one menu of all links where there is
 * no room for a row. So it is right in the first paint, and without script.
 */
export function SiteNavigation() {
  const { t } = useTranslation();
  const currentPage = useCurrentPage();
  const links = useMenuLinks('menu', LINKS);
  return (
    <nav className={s.navigation} aria-label={t('common:nav.label')} {...MENU}>
      <div className={s.rows}>
        <div className={s.overflow}>
          <details className={s.more} name="site-menu">
            <summary className={s.button}>
              <span className={s.menu}>
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
              </span>
              <span className={s.others}>
                {t('common:nav.more')}
                <svg
                  aria-hidden="true"
                  width="12"
                  height="12"
                  viewBox="0 0 12 12"
                  fill="none"
                  stroke="currentColor"
                >
                  <path d="m2 4 4 4 4-4" strokeWidth="1.8" strokeLinecap="round" />
                </svg>
              </span>
            </summary>
          </details>
        </div>
        <ul className={s.links}>
          {links.map((page) => (
            // In the menu of a phone alone: the one stands beside the row as a button, the other has no room there.
            <li key={page} className={page === 'quote' || page === 'breakfast' ? s.menuItem : undefined}>
              <SiteLink page={page} className={s.link} aria-current={currentPage(page)}>
                <MenuName page={page} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Tells of a page whether it is the present one (`page`) or the section that the present one belongs to (`true`). */
export function useCurrentPage(): (page: PageName) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  const { language } = usePageFacts();
  const { page: shown } = usePageAddress();
  const addressOf = useAddressOf();
  const section = shown && SECTIONS[shown];
  return (page) => {
    if (pathname === addressOf(page, language)) return 'page';
    return page === section ? 'true' : undefined;
  };
}
