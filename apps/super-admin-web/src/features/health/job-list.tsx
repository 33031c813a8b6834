import type { SuperAdminHealth } from '@ospite/contracts';
import { DetailList } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../shared/formats';
import * as s from './health.module.css';

/** Background work, with how its last run ended. */
export function JobList({ jobs }: Pick<SuperAdminHealth, 'jobs'>) {
  const { t } = useTranslation();
  if (jobs.length === 0) return null;
  return (
    <section className={s.part}>
      <h3>{t('super-admin:health.jobs')}</h3>
      <DetailList
        rows={jobs.map(({ name, lastRun }) => [
          t(`super-admin:health.job.${name}`, { defaultValue: name }),
          lastRun
            ? t('super-admin:health.ranAt', {
                outcome: t(`super-admin:health.outcome.${lastRun.outcome}`),
                date: momentText(lastRun.at),
              })
            : t('super-admin:health.neverRun'),
        ])}
      />
    </section>
  );
}
