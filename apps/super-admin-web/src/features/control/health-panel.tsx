import { problemOf, useGetSuperAdminHealthQuery } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { Badge, Button, DetailList, Panel, ProblemState, Spinner } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { durationText, sizeText } from '../../shared/formats';

/** How the installation is doing. */
export function HealthPanel() {
  const { t } = useTranslation();
  const {
    data: health,
    error,
    isFetching,
    refetch,
  } = useGetSuperAdminHealthQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Panel
      title={t('super-admin:health.heading')}
      aside={health && !error ? <Badge tone="good">{t('super-admin:health.ok')}</Badge> : undefined}
    >
      {error && (
        <ProblemState
          text={problemText(t, problemOf(error))}
          retryLabel={t('super-admin:panel.retry')}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!error && !health && <Spinner label={t('super-admin:health.loading')} />}
      {!error && health && (
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
    </Panel>
  );
}
