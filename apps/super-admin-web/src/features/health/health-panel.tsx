import { problemOf, useGetSuperAdminHealthQuery } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { Badge, Button, LoadState, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { ConcernList } from './concern-list';
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
        problem={error && officeProblemText(t, problemOf(error))}
        isFetching={isFetching}
        onRetry={refetch}
        loadingLabel={t('super-admin:health.loading')}
        retryLabel={t('super-admin:panel.retry')}
      >
        {(health) => (
          <>
            <ConcernList concerns={health.concerns} alarms={health.alarms} />
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
