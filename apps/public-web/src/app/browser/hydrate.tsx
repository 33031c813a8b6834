import {
  addStyleSheet,
  BrowserRouter,
  FontsWithNextPage,
  hydrateDocument,
  nextTask,
} from '@ospite/site-engine';
import { setupListeners } from '@reduxjs/toolkit/query';
import { loadBanners } from '../../features/banners/banners';
import { App } from '../app';
import type { PageState } from '../page-state';
import { loadPage } from '../site-pages';
import { createStore, restoreReads } from '../store';
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
  const { page, facts, reads, styles, texts } = await loading;
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
    loadPage(page, i18n),
    facts.banners && loadBanners(),
    // A page that was rendered for a stay shows its estimate already.
    facts.search &&
      import(/* webpackChunkName: "stay-parts" */ '../../shared/stay/load-stay-parts')
        .then(({ loadStayParts }) => loadStayParts(i18n))
        .catch(() => undefined),
  ]);
  addStyleSheet(styles);
  await nextTask();
  await hydrateDocument(
    <App
      facts={facts}
      store={store}
      i18n={i18n}
      router={(pages) => (
        <BrowserRouter>
          <FontsWithNextPage show={showFonts}>{pages}</FontsWithNextPage>
        </BrowserRouter>
      )}
    />,
  );
  void laterFonts().then(
    ({ fetchFontsForNextPage }) => fetchFontsForNextPage(window),
    () => undefined,
  );
}
