import { problemOf, useGetSuperAdminHealthQuery } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { Badge, Button, DetailList, LoadState, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { durationText, sizeText } from '../../shared/formats';

/** The installation's health. */
export function HealthPanel() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetSuperAdminHealthQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Panel
      title={t('super-admin:health.heading')}
      aside={data && !error ? <Badge tone="good">{t('super-admin:health.ok')}</Badge> : undefined}
    >
      <LoadState
        data={data}
        problem={error && problemText(t, problemOf(error))}
        isFetching={isFetching}
        onRetry={refetch}
        loadingLabel={t('super-admin:health.loading')}
        retryLabel={t('super-admin:panel.retry')}
      >
        {(health) => (
          <>
            <DetailList
              rows={[
                [t('super-admin:health.uptime'), durationText(health.uptimeSeconds)],
                [t('super-admin:health.database'), `PostgreSQL ${health.databaseVersion}`],
                [t('super-admin:health.databaseSize'), sizeText(health.databaseBytes)],
              ]}
            />
            <div>
              <Button variant="quiet" onPress={refetch} isPending={isFetching}>
                {t('super-admin:health.reload')}
              </Button>
            </div>
          </>
        )}
      </LoadState>
    </Panel>
  );
}
