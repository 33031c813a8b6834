import { matchPath } from '@ospite/i18n/paths';
import { useContext, useEffect } from 'react';
import { useLocation } from '../shared/navigation/router';
import { PrefetchContext } from '../shared/navigation/site-link';
import { savesData } from './browser/saves-data';
import { ROOT_ELEMENT } from './page-state';

/** Milliseconds after which a page that is never idle prefetches all the same. */
const LATEST_MS = 3_000;

/** What a visitor does first. One who does nothing goes nowhere, and is spared the bytes. */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Fetches the pages that the links in view lead to, when the visitor has begun to look around and the browser is
 * idle: on a phone there is no hover to tell the next page. Visitors who save data are spared.
 */
export function PrefetchInView() {
  const { pathname } = useLocation();
  const prefetch = useContext(PrefetchContext);
  useEffect(() => {
    if (savesData(navigator) || !('IntersectionObserver' in window)) return undefined;
    const links = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        links.unobserve(target);
        const match = matchPath(target.pathname);
        if (match) prefetch(match.page, match.slug);
      }
    });
    const cancel = onceActive(() => {
      const root = document.getElementById(ROOT_ELEMENT);
      for (const link of root?.querySelectorAll('a') ?? [])
        if (
          link.origin === window.location.origin &&
          link.pathname !== pathname &&
          !link.hash &&
          !link.hreflang
        )
          links.observe(link);
    });
    return () => {
      cancel();
      links.disconnect();
    };
  }, [pathname, prefetch]);
  return null;
}

/** @returns cancels it */
function onceActive(act: () => void): () => void {
  let forget = (): void => undefined;
  const begin = () => {
    stop();
    forget = whenIdle(act);
  };
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });
  if (window.scrollY > 0) begin();
  return () => {
    stop();
    forget();
  };
}
/** @returns cancels it */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(act, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act, LATEST_MS);
  return () => clearTimeout(timer);
}
