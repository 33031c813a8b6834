import { matchPath } from '@ospite/i18n/paths';
import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition, useEffect, type ReactNode } from 'react';
import { loadBanners } from '../../features/banners/banners';
import { BrowserRouter } from '../../shared/navigation/router';
import { App } from '../app';
import { ROOT_ELEMENT, type PageState } from '../page-state';
import { loadPage } from '../site-pages';
import { createStore, restoreReads } from '../store';
import { FontsWithNextPage } from './fonts-with-next-page';
import { nextTask } from './next-task';
import { hydrateRoot } from './react';
import { createI18n, fetchCommonTexts, fetchLaterTexts } from './translations';

/** Fetched last of all: no page needs it. */
const laterFonts = () => import(/* webpackChunkName: "after-hydration" */ './later-fonts');
const showFonts = () =>
  void laterFonts().then(
    ({ showLoadedFonts }) => showLoadedFonts(),
    () => undefined,
  );

/** Hydrates the page that the server rendered. Resolves when React has taken over. */
export async function hydrate(loading: Promise<PageState>): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT);
  if (!root) throw new Error(`The document lacks its root (#${ROOT_ELEMENT}).`);
  const { facts, reads, styles, texts } = await loading;
  // Each step is a task of its own, so that none of them keeps a phone from answering.
  await nextTask();
  const store = createStore({ apiBaseUrl: '' });
  await nextTask();
  restoreReads(store, reads);
  setupListeners(store.dispatch);
  const common = await fetchCommonTexts(texts, facts.language);
  await nextTask();
  const i18n = createI18n(facts.language, { [facts.language]: common });
  fetchLaterTexts(i18n, texts);
  await nextTask();
  await Promise.all([
    loadPage(matchPath(window.location.pathname)?.page, i18n),
    facts.banners && loadBanners(),
  ]);
  addStyles(styles);
  await nextTask();
  await new Promise<void>((done) => {
    // In a transition React works in slices of a few milliseconds and lets the browser answer in between.
    startTransition(() => {
      hydrateRoot(
        root,
        <WhenHydrated then={done}>
          <App
            facts={facts}
            store={store}
            i18n={i18n}
            router={(pages) => (
              <BrowserRouter>
                <FontsWithNextPage show={showFonts}>{pages}</FontsWithNextPage>
              </BrowserRouter>
            )}
          />
        </WhenHydrated>,
      );
    });
  });
  document.documentElement.dataset.hydrated = 'true';
  void laterFonts().then(
    ({ fetchFontsForNextPage }) => fetchFontsForNextPage(window),
    () => undefined,
  );
}

/** The styles of all pages, for navigation without a page load; the document holds only those of the first page. */
function addStyles(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

interface WhenHydratedProps {
  readonly then: () => void;
  readonly children: ReactNode;
}

function WhenHydrated({ then, children }: WhenHydratedProps): ReactNode {
  useEffect(then, [then]);
  return children;
}
