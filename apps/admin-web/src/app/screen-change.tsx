import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On another screen one begins at its top, with the cursor of the keyboard as well. */
export function ScreenChange({ contentId }: { readonly contentId: string }) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId]);
  return null;
}
