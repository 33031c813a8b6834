import type { SuperAdminHealth } from '@ospite/contracts';
import { Notice } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { shortMomentText } from '../../shared/formats';
import * as s from './health.module.css';

/** What somebody should look into, and since when the server knows. */
export function ConcernList({ concerns, alarms }: Pick<SuperAdminHealth, 'concerns' | 'alarms'>) {
  const { t } = useTranslation();
  if (concerns.length === 0) return null;
  const since = new Map<string, string>(alarms.map((alarm) => [alarm.code, alarm.since]));
  return (
    <Notice tone="warning">
      <ul className={s.concerns}>
        {concerns.map((concern) => {
          const noticed = since.get(concern);
          return (
            <li key={concern}>
              {t(`super-admin:health.concerns.${concern}`)}{' '}
              {noticed !== undefined && t('super-admin:health.noticedAt', { date: shortMomentText(noticed) })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
