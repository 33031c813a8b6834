import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { leadsBack } from '../shared/screen/back-link';

/**
 * Shows a new screen from its top, with the focus at its beginning. Whoever comes back, by the browser's button or a link
 * back, finds the place where they were, with the focus on the link that they had taken.
 * @param contentId of the element that holds the screens
 */
export function useScreenChange(contentId: string): void {
  const { pathname, state } = useLocation();
  const isBack = useNavigationType() === 'POP' || leadsBack(state);
  const last = useRef(pathname);
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => places.current.set(last.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    if (last.current === pathname) return;
    const from = last.current;
    last.current = pathname;
    const content = document.getElementById(contentId);
    window.scrollTo(0, (isBack && places.current.get(pathname)) || 0);
    const taken = isBack && content ? linkTo(content, from) : undefined;
    // Beside a list, what it led to is the new screen.
    const begun = content?.querySelector<HTMLElement>('[data-screen]');
    (taken ?? begun ?? content)?.focus({ preventScroll: true });
  }, [pathname, isBack, contentId]);
}

/** By the end of its address: where the back-office runs by itself, the screens' addresses follow a `#`. */
function linkTo(content: HTMLElement, path: string): HTMLElement | undefined {
  return [...content.querySelectorAll('a')].find((link) => link.getAttribute('href')?.endsWith(path));
}
