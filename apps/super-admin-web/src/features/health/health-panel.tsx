import { problemOf, useGetSuperAdminHealthQuery } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { Badge, Button, LoadState, Notice, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { HealthFacts } from './health-facts';
import { JobList } from './job-list';
import { LastErrors } from './last-errors';

/** The installation's health. */
export function HealthPanel() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetSuperAdminHealthQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Panel
      title={t('super-admin:health.heading')}
      aside={
        data && !error ? (
          <Badge tone={data.status === 'ok' ? 'good' : 'warning'}>
            {t(`super-admin:health.${data.status}`)}
          </Badge>
        ) : undefined
      }
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
            {health.concerns.length > 0 && (
              <Notice tone="warning">
                <ul>
                  {health.concerns.map((concern) => (
                    <li key={concern}>{t(`super-admin:health.concerns.${concern}`)}</li>
                  ))}
                </ul>
              </Notice>
            )}
            <HealthFacts health={health} />
            <JobList jobs={health.jobs} />
            <LastErrors errors={health.errors} />
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
