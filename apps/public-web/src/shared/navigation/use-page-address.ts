import { matchPath } from '@ospite/i18n/paths';
import { useLocation } from 'react-router-dom';

/** The page at the present address, and its room; no page at an address that nobody has. */
export function usePageAddress() {
  const { pathname } = useLocation();
  const match = matchPath(pathname);
  return { page: match?.page, slug: match?.slug };
}
