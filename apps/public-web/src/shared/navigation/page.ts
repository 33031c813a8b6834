import { guestApi } from '@ospite/contracts/guest';
import type { Language } from '@ospite/domain';
import { addressOf, matchPath, type PageMatch, type PageName } from '@ospite/i18n/paths';
import { useLocation } from '@ospite/site-engine';
import { useEffect } from 'react';
import { useContentPages } from './site-pages';
import { usePageFacts } from '../facts/page-facts';

/** The page at the present address, and its room; nothing at an address that no page has. */
export function usePageAddress(): Partial<PageMatch> {
  const { pathname } = useLocation();
  const { data } = useContentPages();
  return matchPath(pathname, data) ?? {};
}

/** Tells where a page stands. */
export function useAddressOf() {
  const { language: spoken } = usePageFacts();
  // The frame has them read; a page's many links only look at them.
  const { data } = guestApi.endpoints.listContentPages.useQueryState({ language: spoken });
  return (page: PageName, language: Language, slug?: string) => addressOf(page, language, data, slug);
}

/** Names the document after a client-side navigation; a loaded document has its title already. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
