import type { Alarm, DescribedInstallation } from '@ospite/domain';
import type { SuperAdminHealth } from './super-admin-health.dto';

/** Domain to JSON, every field by name. */
export function presentInstallation(
  state: DescribedInstallation,
  alarms: readonly Alarm[],
): SuperAdminHealth {
  const { program, database, email, disk, backups, pool } = state;
  return {
    status: state.concerns.length === 0 ? 'ok' : 'attention',
    concerns: [...state.concerns],
    alarms: alarms.map(({ code, since }) => ({ code, since: since.toISOString() })),
    version: program.version,
    startedAt: program.startedAt.toISOString(),
    contentVersion: program.contentVersion,
    database: {
      version: database.version,
      bytes: database.bytes,
      migrationsApplied: database.migrations.applied,
      migrationsPending: database.migrations.pending,
      lastMigration: database.migrations.last,
    },
    email: {
      transport: email.transport,
      waiting: email.waiting,
      oldestWaitingSince: email.oldestWaitingSince?.toISOString() ?? null,
      failed: email.failed,
      held: email.held,
    },
    pool: { inUse: pool.inUse, size: pool.size, waiting: pool.waiting },
    disk: { freeBytes: disk.freeBytes, totalBytes: disk.totalBytes },
    backups: {
      place: backups.place,
      isReachable: backups.isReachable,
      isOnSameDisk: backups.isOnSameDisk,
      newest: backups.newest && { at: backups.newest.at.toISOString(), bytes: backups.newest.bytes },
      provenSince: backups.provenSince?.toISOString() ?? null,
      damaged: [...backups.damaged],
    },
    jobs: state.jobs.map(({ name, schedule, lastRun, nextRun }) => ({
      name,
      schedule,
      lastRun: lastRun && { outcome: lastRun.outcome, at: lastRun.at.toISOString() },
      nextRun: nextRun?.toISOString() ?? null,
    })),
    errors: state.errors.map(({ at, what, error, place }) => ({ at: at.toISOString(), what, error, place })),
  };
}
