import { problemOf, useGetSuperAdminSettingsQuery } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { Button, LoadState, Tabs } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { HealthPanel } from '../features/control/health-panel';
import { OfflineSwitch } from '../features/control/offline-switch';
import { PreviewPanel } from '../features/control/preview-panel';
import * as s from './panel-view.module.css';

interface PanelViewProps {
  /** Sent with each save, as specification §7 has it. */
  readonly superAdminKey: string;
  readonly onLogout: () => void;
}

/** The unlocked panel; it has the tabs that are built. */
export function PanelView({ superAdminKey, onLogout }: PanelViewProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetSuperAdminSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className={s.panel}>
      <header className={s.head}>
        <h1>{t('super-admin:panel.heading')}</h1>
        <Button variant="quiet" onPress={onLogout}>
          {t('super-admin:panel.logout')}
        </Button>
      </header>
      <main>
        <LoadState
          data={data}
          problem={error && problemText(t, problemOf(error))}
          isFetching={isFetching}
          onRetry={refetch}
          loadingLabel={t('super-admin:panel.loading')}
          retryLabel={t('super-admin:panel.retry')}
        >
          {(settings) => (
            <Tabs
              label={t('super-admin:panel.tabs')}
              items={[
                {
                  id: 'control',
                  label: t('super-admin:panel.control'),
                  content: (
                    <div className={s.parts}>
                      <OfflineSwitch settings={settings} superAdminKey={superAdminKey} />
                      <PreviewPanel />
                      <HealthPanel />
                    </div>
                  ),
                },
              ]}
            />
          )}
        </LoadState>
      </main>
    </div>
  );
}
