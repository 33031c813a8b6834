import { createI18n, loadSiteCatalogue } from '@ospite/i18n';
import { matchPath } from '@ospite/i18n/paths';
import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app';
import { readPageState, ROOT_ELEMENT } from '../page-state';
import { loadPage } from '../site-pages';
import { createStore, restoreReads } from '../store';
import { fetchFontsForNextPage, FontsWithNextPage } from './later-fonts';

/** Hydrates the page that the server rendered. Resolves when React has taken over. */
export async function hydrate(): Promise<void> {
  const { facts, reads, styles } = readPageState(document);
  const root = document.getElementById(ROOT_ELEMENT);
  if (!root) throw new Error(`The document lacks its root (#${ROOT_ELEMENT}).`);
  addStyles(styles);
  const [texts] = await Promise.all([
    loadSiteCatalogue(facts.language),
    loadPage(matchPath(window.location.pathname)?.page),
  ]);
  const store = createStore({ apiBaseUrl: '' });
  restoreReads(store, reads);
  setupListeners(store.dispatch);
  const i18n = createI18n(facts.language, { [facts.language]: texts });
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        facts={facts}
        store={store}
        i18n={i18n}
        router={(pages) => (
          <BrowserRouter>
            <FontsWithNextPage>{pages}</FontsWithNextPage>
          </BrowserRouter>
        )}
      />,
    );
  });
  await new Promise<void>((done) => {
    // By the frame after the next one React has hydrated, unless something urgent came between.
    requestAnimationFrame(() => setTimeout(done));
  });
  document.documentElement.dataset.hydrated = 'true';
  void fetchFontsForNextPage(window);
}

/** The styles of all pages, for navigation without a page load; the document holds those of the first page alone. */
function addStyles(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
