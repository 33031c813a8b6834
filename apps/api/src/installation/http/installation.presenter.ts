import type { DescribeInstallation } from '@ospite/domain';
import type { SuperAdminHealth } from './super-admin-health.dto';

type Described = Awaited<ReturnType<DescribeInstallation['describe']>>;

/** Domain to JSON, every field by name. */
export function presentInstallation(state: Described): SuperAdminHealth {
  const { program, database, email, disk } = state;
  return {
    status: state.concerns.length === 0 ? 'ok' : 'attention',
    concerns: [...state.concerns],
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
    disk: { freeBytes: disk.freeBytes, totalBytes: disk.totalBytes },
    jobs: state.jobs.map(({ name, schedule, lastRun }) => ({
      name,
      schedule,
      lastRun: lastRun && { outcome: lastRun.outcome, at: lastRun.at.toISOString() },
    })),
    errors: state.errors.map(({ at, what, error, place }) => ({ at: at.toISOString(), what, error, place })),
  };
}
