import type { SuperAdminHealth } from '@ospite/contracts';
import { DetailList } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { durationText, momentText, sizeText } from '../../shared/formats';

/** Version, database and its connections, disk and e-mail. */
export function HealthFacts({ health }: { readonly health: SuperAdminHealth }) {
  const { t } = useTranslation();
  const { database, pool, email, disk } = health;
  const uptimeSeconds = Math.max(0, (Date.now() - Date.parse(health.startedAt)) / 1_000);
  return (
    <DetailList
      rows={[
        [t('super-admin:health.version'), health.version],
        [t('super-admin:health.uptime'), durationText(uptimeSeconds)],
        [t('super-admin:health.database'), `PostgreSQL ${database.version}`],
        [t('super-admin:health.databaseSize'), sizeText(database.bytes)],
        [
          t('super-admin:health.migrations'),
          database.migrationsPending > 0
            ? t('super-admin:health.migrationsLeft', { count: database.migrationsPending })
            : t('super-admin:health.migrationsDone', { count: database.migrationsApplied }),
        ],
        [
          t('super-admin:health.pool'),
          t(`super-admin:health.${pool.waiting > 0 ? 'poolWaiting' : 'poolInUse'}`, { ...pool }),
        ],
        [
          t('super-admin:health.disk'),
          t('super-admin:health.diskOf', {
            free: sizeText(disk.freeBytes),
            total: sizeText(disk.totalBytes),
          }),
        ],
        [t('super-admin:health.email'), t(`super-admin:health.transport.${email.transport}`)],
        [
          t('super-admin:health.waiting'),
          email.oldestWaitingSince === null
            ? t('super-admin:health.nothingWaits')
            : t('super-admin:health.waitingSince', {
                count: email.waiting,
                date: momentText(email.oldestWaitingSince),
              }),
        ],
        [t('super-admin:health.failed'), String(email.failed)],
        [t('super-admin:health.held'), String(email.held)],
      ]}
    />
  );
}
