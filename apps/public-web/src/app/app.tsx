import '@ospite/ui/site.css';
import type { i18n } from 'i18next';
import { useCallback, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { PageFactsProvider, type PageFacts } from '../shared/facts/page-facts';
import { PrefetchProvider, type PrefetchPage } from '../shared/navigation/site-link';
import { readsAhead } from './page-data';
import { PrefetchInView } from './prefetch-in-view';
import { Shell } from './shell/shell';
import { loadPage } from './site-pages';
import { readValue, type SiteStore } from './store';

interface AppProps {
  readonly facts: PageFacts;
  readonly store: SiteStore;
  readonly i18n: i18n;
  /** Wraps the pages in a router: the server and the browser have different ones. */
  readonly router: (pages: ReactNode) => ReactNode;
}

/** The whole site, the same on the server and in the browser. */
export function App({ facts, store, i18n, router }: AppProps) {
  const [serverState] = useState(() => store.getState());
  const { language } = facts;
  const prefetch = useCallback<PrefetchPage>(
    (page, slug) => {
      // A prefetch that fails is repeated when the page is opened, which then shows the problem.
      void loadPage(page, i18n).catch(() => undefined);
      const pages = readValue(store, 'listContentPages');
      for (const read of readsAhead(page, { slug, language }, pages)) void read(store);
    },
    [store, i18n, language],
  );
  return (
    // Parts that hydrate late find what the server rendered with, though the store has changed since.
    <Provider store={store} serverState={serverState}>
      <I18nextProvider i18n={i18n}>
        <PageFactsProvider value={facts}>
          <PrefetchProvider value={prefetch}>
            {router(
              <>
                <Shell />
                <PrefetchInView />
              </>,
            )}
          </PrefetchProvider>
        </PageFactsProvider>
      </I18nextProvider>
    </Provider>
  );
}
