import { createSuperAdminI18n } from '@ospite/i18n/office';
import { Toasts } from '@ospite/ui/office';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { PanelStore } from './store';

const i18n = createSuperAdminI18n();

/** The contexts of the panel: data, language, toasts. */
export function Providers({ store, children }: { readonly store: PanelStore; readonly children: ReactNode }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <I18nProvider locale="it-IT">
          <Toasts
            closeLabel={i18n.t('super-admin:panel.toast.close')}
            regionLabel={i18n.t('super-admin:panel.toast.region')}
          >
            {children}
          </Toasts>
        </I18nProvider>
      </I18nextProvider>
    </Provider>
  );
}
