import { problemOf, useGetSuperAdminSettingsQuery } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { Button, ProblemState, Spinner, Tabs } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { ControlPanel } from '../features/control/control-panel';
import * as s from './panel-view.module.css';

export interface PanelViewProps {
  /** Sent with each save, as specification §7 has it. */
  readonly superAdminKey: string;
  readonly onLogout: () => void;
}

/** The unlocked view: its tabs are those that are built. */
export function PanelView({ superAdminKey, onLogout }: PanelViewProps) {
  const { t } = useTranslation();
  const {
    data: settings,
    error,
    isFetching,
    refetch,
  } = useGetSuperAdminSettingsQuery(undefined, {
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
        {error && (
          <ProblemState
            text={problemText(t, problemOf(error))}
            retryLabel={t('super-admin:panel.retry')}
            onRetry={refetch}
            isRetrying={isFetching}
          />
        )}
        {!error && !settings && <Spinner label={t('super-admin:panel.loading')} />}
        {!error && settings && (
          <Tabs
            label={t('super-admin:panel.tabs')}
            items={[
              {
                id: 'control',
                label: t('super-admin:panel.control'),
                content: <ControlPanel settings={settings} superAdminKey={superAdminKey} />,
              },
            ]}
          />
        )}
      </main>
    </div>
  );
}
