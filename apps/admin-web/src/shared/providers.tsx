import { setupListeners } from '@reduxjs/toolkit/query';
import { createOfficeI18n } from '@ospite/i18n/office';
import { Toasts } from '@ospite/ui/office';
import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { UnsavedGuard } from './forms/leaving/unsaved';
import { HiddenRowsContext, useHiddenRows } from './feedback/use-undoable-call';
import { OfficePathsContext, type OfficeAddresses } from './office-paths';
import type { OfficeStore } from './store';

const i18n = createOfficeI18n();

interface ProvidersProps {
  readonly store: OfficeStore;
  readonly paths: OfficeAddresses;
  readonly children: ReactNode;
}

/** The contexts of all screens: data, language, addresses, toasts, and the question before what was typed is left. */
export function Providers({ store, paths, children }: ProvidersProps) {
  const hiddenRows = useHiddenRows();
  // Tells the queries that are kept fresh whether the tab is seen.
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <I18nProvider locale="it-IT">
          <OfficePathsContext value={paths}>
            <Toasts
              closeLabel={i18n.t('office:common.close')}
              regionLabel={i18n.t('office:common.notifications')}
            >
              <HiddenRowsContext value={hiddenRows}>
                <UnsavedGuard>{children}</UnsavedGuard>
              </HiddenRowsContext>
            </Toasts>
          </OfficePathsContext>
        </I18nProvider>
      </I18nextProvider>
    </Provider>
  );
}
