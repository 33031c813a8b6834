import { baseApi } from '@ospite/contracts/guest';
import {
  aPropertyResponse,
  FakeApi,
  type Handlers,
  type OperationId,
  WRITTEN_PAGES,
} from '@ospite/contracts/testing';
import { CONSENT_KEY } from '@ospite/contracts/site';
import { CONSENT_VERSION, type Language } from '@ospite/domain';
import { createI18n, loadSiteCatalogue } from '@ospite/i18n';
import { BrowserRouter, loadLazySections, useLocation } from '@ospite/site-engine';
import { configureStore } from '@reduxjs/toolkit';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { PageFactsProvider, type PageFacts } from '../facts/page-facts';
import { visitSlice } from '../visit/visit-slice';

interface SiteOptions {
  readonly language?: Language;
  readonly path?: string;
  readonly facts?: Partial<PageFacts>;
  /** How the API responds; the property is always there. */
  readonly handlers?: Handlers;
  /** Whether the visitor has chosen about cookies, so that nothing asks; true by default. */
  readonly hasChosenCookies?: boolean;
}

/** Renders a part of the site, lazy sections included, in a browser that talks to a fake API. */
export async function renderSite(part: ReactNode, options: SiteOptions = {}) {
  const { language = 'it', path = '/', facts, handlers, hasChosenCookies = true } = options;
  if (hasChosenCookies) chooseNecessaryCookies();
  const api = new FakeApi({
    getProperty: aPropertyResponse(),
    ...WRITTEN_PAGES,
    ...handlers,
  });
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, [visitSlice.reducerPath]: visitSlice.reducer },
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: { apiBaseUrl: 'http://api.test', fetch: api.fetch } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  });
  const i18n = createI18n(language, { [language]: await loadSiteCatalogue(language) });
  const page: PageFacts = {
    language,
    today: '2026-03-01',
    development: false,
    offline: null,
    missingRoom: null,
    refusedForm: null,
    formFailed: false,
    sentQuote: null,
    ...facts,
  };
  await loadLazySections(i18n);
  window.history.replaceState(null, '', path);
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <PageFactsProvider value={page}>
          <BrowserRouter>
            {part}
            <Address />
          </BrowserRouter>
        </PageFactsProvider>
      </I18nextProvider>
    </Provider>,
  );
  return {
    ...view,
    store,
    api,
    /** Until the answer to a call has come, and what follows from it is shown. */
    untilAnswered: async (call: OperationId) => {
      let looks = 0;
      await waitFor(() => {
        const queries = Object.values(store.getState()[baseApi.reducerPath].queries);
        const states = queries.map((query) => query?.endpointName === call && query.status);
        expect(states).toContainEqual(expect.stringMatching('fulfilled|rejected'));
        // The store tells the screen in its next frame.
        expect((looks += 1)).toBeGreaterThan(1);
      });
    },
  };
}

/** The present address, for tests that navigate. */
function Address() {
  const { pathname, search } = useLocation();
  return <p title="address">{pathname + search}</p>;
}

function chooseNecessaryCookies(): void {
  const preferences = { necessary: true, analytics: false, marketing: false };
  const timestamp = new Date().toISOString();
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ preferences, timestamp, version: CONSENT_VERSION }));
}
