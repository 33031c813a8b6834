import type { SuperAdminHealth } from '@ospite/contracts';
import { DetailList } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { durationText, shortMomentText, sizeText } from '../../shared/formats';

/** Version, database and its connections, disk, backups and e-mail. */
export function HealthFacts({ health }: { readonly health: SuperAdminHealth }) {
  const { t } = useTranslation();
  const { database, pool, email, disk, backups } = health;
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
        [t('super-admin:health.backup'), backupText(t, backups)],
        [t('super-admin:health.backupProven'), provenText(t, backups)],
        ...damagedFacts(t, backups),
        [
          t('super-admin:health.backupPlace'),
          backups.isOnSameDisk
            ? t('super-admin:health.backupSameDisk', { place: backups.place })
            : backups.place,
        ],
        [t('super-admin:health.email'), t(`super-admin:health.transport.${email.transport}`)],
        [
          t('super-admin:health.waiting'),
          email.oldestWaitingSince === null
            ? t('super-admin:health.nothingWaits')
            : t('super-admin:health.waitingSince', {
                count: email.waiting,
                date: shortMomentText(email.oldestWaitingSince),
              }),
        ],
        [t('super-admin:health.failed'), String(email.failed)],
        [t('super-admin:health.held'), String(email.held)],
      ]}
    />
  );
}

/** Which archives were damaged since the last good one; mostly there is nothing to tell. */
function damagedFacts(t: TFunction, { damaged }: SuperAdminHealth['backups']): [string, string][] {
  return damaged.length === 0 ? [] : [[t('super-admin:health.backupDamaged'), damaged.join(', ')]];
}

/** Since when all backups were read back whole, or that some never were. */
function provenText(t: TFunction, { provenSince }: SuperAdminHealth['backups']): string {
  if (provenSince === null) return t('super-admin:health.notAllProven');
  return t('super-admin:health.provenSince', { date: shortMomentText(provenSince) });
}

/** Moment and size of the newest backup, or why there is nothing to tell. */
function backupText(t: TFunction, { isReachable, newest }: SuperAdminHealth['backups']): string {
  if (!isReachable) return t('super-admin:health.backupUnknown');
  if (!newest) return t('super-admin:health.noBackup');
  return t('super-admin:health.backupOf', { date: shortMomentText(newest.at), size: sizeText(newest.bytes) });
}
