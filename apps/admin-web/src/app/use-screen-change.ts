import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { leadsBack } from '../shared/screen/back-link';

/**
 * Shows a new screen from its top, with the focus on its heading. Whoever comes back, by the browser's button or a link
 * back, finds the place where they were, with the focus on the link that they had taken. Either may come late, with what
 * the screen reads: until somebody presses something, the focus goes to it then.
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
    if (last.current === pathname) return undefined;
    const from = last.current;
    last.current = pathname;
    const content = document.getElementById(contentId);
    if (!content) return undefined;
    const place = (isBack && places.current.get(pathname)) || 0;
    let landed: HTMLElement | undefined;
    const land = () => {
      const focused = document.activeElement;
      // Something on the screen, such as a field, has taken it.
      if (landed && focused !== landed && focused !== document.body) return;
      const taken = isBack ? linkTo(content, from) : undefined;
      const target = taken ?? headingOf(content) ?? content;
      if (target === landed && target.isConnected) return;
      landed = target;
      target.focus({ preventScroll: true });
      window.scrollTo(0, place);
    };
    land();
    const changes = new MutationObserver(land);
    changes.observe(content, { childList: true, subtree: true });
    const stop = () => changes.disconnect();
    const presses = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
    for (const press of presses) window.addEventListener(press, stop, { once: true, capture: true });
    return () => {
      stop();
      for (const press of presses) window.removeEventListener(press, stop, { capture: true });
    };
  }, [pathname, isBack, contentId]);
}

/** Of the new screen: beside a list, that is what the list led to. Headings take the focus from here alone. */
function headingOf(content: HTMLElement): HTMLElement | null {
  const heading =
    content.querySelector<HTMLElement>('[data-screen] h1') ?? content.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

/** By the end of its address: where the back-office runs by itself, the screens' addresses follow a `#`. */
function linkTo(content: HTMLElement, path: string): HTMLElement | undefined {
  return [...content.querySelectorAll('a')].find((link) => link.getAttribute('href')?.endsWith(path));
}
