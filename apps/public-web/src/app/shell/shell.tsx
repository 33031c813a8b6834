import { PAGE_NAMES, pathPattern } from '@ospite/i18n/paths';
import { SkipLink } from '@ospite/ui';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useLanguageMemory } from '../../features/language/use-language-memory';
import { OfflineNotice } from '../../features/site-state/offline-notice';
import { useSiteOffline } from '../../features/site-state/use-site-offline';
import { Toasts } from '../../features/toasts/toasts';
import { NotFoundPage } from '../../pages/not-found/not-found-page';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useDocumentTitle, usePageAddress } from '../../shared/navigation/page';
import { useProperty } from '../../shared/property/use-property';
import { pageTexts } from '../page-title';
import { SITE_PAGES } from '../site-pages';
import { PageBoundary } from './page-boundary';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import * as s from './shell.module.css';

/** The frame of every public page, or the notice in its place. */
export function Shell() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const offline = useSiteOffline();
  useLanguageMemory();
  usePageTitle();
  useStartAtTop(content);

  if (offline) return <OfflineNotice />;
  return (
    <>
      <SkipLink target="content" text={t('common:skip')} />
      <SiteHeader />
      <main id="content" ref={content} tabIndex={-1} className={s.content}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<p className={s.loading}>{t('common:states.loading')}</p>}>
            <Routes>
              {PAGE_NAMES.map((page) => {
                const Page = SITE_PAGES[page];
                return <Route key={page} path={pathPattern(page, language)} element={<Page />} />;
              })}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </main>
      <SiteFooter />
      <Toasts />
    </>
  );
}

/** The document's title follows the address; a room gives its own. */
function usePageTitle(): void {
  const { t } = useTranslation();
  const { page } = usePageAddress();
  const property = useProperty();
  useDocumentTitle(property && page !== 'room' ? pageTexts(t, page, property).title : undefined);
}

/** Each move begins at the top of the page, for the eye and for the Tab key (specification §2). */
function useStartAtTop(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
