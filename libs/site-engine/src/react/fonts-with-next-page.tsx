import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from './router';

interface FontsWithNextPageProps {
  /** Shows the site’s fonts, if they have been fetched. */
  readonly show: () => void;
  readonly children: ReactNode;
}

/** Shows the site’s fonts with the next page that the guest opens. */
export function FontsWithNextPage({ show, children }: FontsWithNextPageProps) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== shown.current) show();
    shown.current = pathname;
  }, [pathname, show]);
  return children;
}
