import { matchPath } from '@ospite/i18n/paths';
import { useLocation } from '@ospite/site-engine';
import { useEffect } from 'react';

/** The page at the present address, and its room; undefined at an address that no page has. */
export function usePageAddress() {
  const { pathname } = useLocation();
  const match = matchPath(pathname);
  return { page: match?.page, slug: match?.slug };
}

/** Names the document after a client-side navigation; a loaded document has its title already. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
