import { isLegalPage } from '@ospite/domain';
import { useLocation } from '@ospite/site-engine';
import { SkipLink } from '@ospite/ui';
import { Component, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Banners } from '../../features/banners/banners';
import { CookieConsent } from '../../features/consent/cookie-consent';
import { useLanguageMemory } from '../../features/language/use-language-memory';
import { OfflinePage } from '../../features/site-state/offline-page';
import { useSiteOffline } from '../../features/site-state/use-site-offline';
import { Toasts } from '../../features/toasts/toasts';
import { pageWords } from '../../shared/content/page-words';
import { useContent } from '../../shared/content/use-content';
import { useHasPage } from '../../shared/navigation/site-pages';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useDocumentTitle, usePageAddress } from '../../shared/navigation/page';
import { useProperty } from '../../shared/property/use-property';
import { ProblemState } from '../../shared/states/problem-state';
import { pageTitle } from '../page-title';
import { sitePage } from '../site-pages';
import { FloatingActions } from './floating-actions';
import { Later } from './later';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import * as s from './shell.module.css';

/** The frame of every public page; while the site is offline, the notice in its place. */
export function Shell() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { pathname } = useLocation();
  const match = usePageAddress();
  const hasPage = useHasPage();
  const isThere = match.page && match.language === language && hasPage(match.page);
  const Page = sitePage(isThere ? match.page : undefined);
  const content = useRef<HTMLElement>(null);
  const offline = useSiteOffline();
  useStartAtTop(content);

  if (offline) return <OfflinePage notice={offline} />;
  return (
    <>
      <LanguageMemory />
      <SkipLink target="content" text={t('common:skip')} />
      <SiteHeader>
        <Toasts />
      </SiteHeader>
      <Banners place="mobile-top" />
      <main id="content" ref={content} tabIndex={-1} className={s.content}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<p className={s.loading}>{t('common:states.loading')}</p>}>
            {/* It waits for the page's texts, too. */}
            <PageTitle />
            <Page />
          </Suspense>
        </PageBoundary>
      </main>
      <Banners place="footer" />
      <FloatingActions />
      <Suspense fallback={null}>
        <SiteFooter />
      </Suspense>
      <CookieConsent />
      <Later>{({ StaffPencils }) => <StaffPencils />}</Later>
    </>
  );
}

// Components instead of hooks of the frame, and the footer by itself: React pauses between components while it hydrates,
// and so that nothing takes a phone long, none does much.

function LanguageMemory() {
  useLanguageMemory();
  return null;
}

/** The document's title follows the address; a room's page sets its own. */
function PageTitle() {
  const { t } = useTranslation();
  const { page } = usePageAddress();
  const property = useProperty();
  // A legal page has its title from the interface, and its text in the document.
  const { data, isLoading } = useContent(isLegalPage(page) ? undefined : page);
  const hasPage = useHasPage();
  const named = page && hasPage(page) ? page : undefined;
  useDocumentTitle(
    property && page !== 'room' && !isLoading ? pageTitle(t, named, property, pageWords(data)) : undefined,
  );
  return null;
}

/** Each navigation begins at the top of the page, for the eye and for the Tab key (specification §2). */
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

/** Catches a page that fails to render or whose script cannot be loaded; the frame around it stays. */
class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ProblemState error={error} onRetry={() => window.location.reload()} isWholePage />;
  }
}
