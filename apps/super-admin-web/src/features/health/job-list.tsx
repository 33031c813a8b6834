import type { SuperAdminHealth } from '@ospite/contracts';
import { DetailList } from '@ospite/ui/office';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { shortMomentText } from '../../shared/formats';
import * as s from './health.module.css';

/** Background work, with how its last run ended and when it is due next. */
export function JobList({ jobs }: Pick<SuperAdminHealth, 'jobs'>) {
  const { t } = useTranslation();
  if (jobs.length === 0) return null;
  return (
    <section className={s.part}>
      <h3>{t('super-admin:health.jobs')}</h3>
      <DetailList
        rows={jobs.map(({ name, lastRun, nextRun }) => [
          t(`super-admin:health.job.${name}`, { defaultValue: name }),
          <Fragment key={name}>
            <p>
              {lastRun
                ? t('super-admin:health.ranAt', {
                    outcome: t(`super-admin:health.outcome.${lastRun.outcome}`),
                    date: shortMomentText(lastRun.at),
                  })
                : t('super-admin:health.neverRun')}
            </p>
            {nextRun !== null && <p>{t('super-admin:health.nextRun', { date: shortMomentText(nextRun) })}</p>}
          </Fragment>,
        ])}
      />
    </section>
  );
}
