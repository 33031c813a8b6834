import { matchPath } from '@ospite/i18n/paths';
import { onFirstInteraction, ROOT_ELEMENT, savesData, useLocation, whenIdle } from '@ospite/site-engine';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useContentPages } from '../shared/navigation/site-pages';
import { usePageFacts } from '../shared/facts/page-facts';
import { warmUpDates } from '../shared/format/warm-up-dates';
import { PrefetchContext } from '../shared/navigation/site-link';

/** So many pages are fetched ahead of one page at most. Our own figure. */
const MOST = 4;

/**
 * Prepares the next page: fetches the pages that the links in the page's own content lead to as they come into view, when
 * the visitor has begun to look around and the browser is idle: on a phone there is no hover to tell the next page. The
 * links of header and footer are on every page and tell nothing; they, and what is beyond the first few, are fetched on
 * hover, touch and focus. Visitors who save data are spared.
 */
export function PrefetchInView() {
  const { pathname } = useLocation();
  const { language } = usePageFacts();
  const prefetch = useContext(PrefetchContext);
  const { data: written } = useContentPages();
  const pageAt = useEffectEvent((path: string) => matchPath(path, written));
  useEffect(() => {
    if (savesData(navigator) || !('IntersectionObserver' in window)) return undefined;
    const fetched = new Set<string>();
    const links = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        links.unobserve(target);
        const match = pageAt(target.pathname);
        if (!match || fetched.has(target.pathname)) continue;
        fetched.add(target.pathname);
        prefetch(match.page, match.slug);
        if (fetched.size >= MOST) links.disconnect();
      }
    });
    const cancel = onceActive(() => {
      warmUpDates(language);
      const root = document.getElementById(ROOT_ELEMENT);
      for (const link of root?.querySelectorAll<HTMLAnchorElement>('main a') ?? [])
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
  }, [language, pathname, prefetch]);
  return null;
}

/** @returns cancels it */
function onceActive(act: () => void): () => void {
  let forget = (): void => undefined;
  const stop = onFirstInteraction(() => {
    forget = whenIdle(act);
  });
  return () => {
    stop();
    forget();
  };
}
